/** An element as the tests look at it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text right behind its start tag. */
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The elements of an XML text in their order; throws if it is not well-formed. Knows no comments and no declarations. */
export function elementsOf(xml: string): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  const open: string[] = [];
  const pattern = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  let end = 0;
  for (const { 0: all, 1: closing, 2: name = "", 3: list = "", 4: empty, 5: text } of xml.trim().matchAll(pattern)) {
    end += all.length;
    if (text !== undefined) {
      const last = elements.at(-1);
      if (open.length === 0) throw new Error(`text outside the root: ${text}`);
      if (last && last.text === "") last.text = decode(text);
    } else if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      elements.push({ name, attributes: attributesOf(list), text: "" });
      if (!empty) open.push(name);
    }
  }
  if (end !== xml.trim().length || open.length > 0)
    throw new Error(`not well-formed at ${end}: ${xml.slice(end, end + 80)}`);
  return elements;
}

function attributesOf(list: string): Readonly<Record<string, string>> {
  const pairs = [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
    ([, key = "", value = ""]) => [key, decode(value)] as const,
  );
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`an attribute stands twice: ${list}`);
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML must not hold.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error(`a control character: ${text}`);
  return text.replace(/&(\w*)(;?)/g, (all, name: string, semicolon: string) => {
    const character = entities[name];
    if (!character || !semicolon) throw new Error(`no entity: ${all}`);
    return character;
  });
}
