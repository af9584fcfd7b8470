const a = <T,>(b: T) => <c d={b as any}>{b!}</c>;
const e = <T extends object>(f: T): JSX.Element => <>{f < g ? <h.i /> : (j as k)}</>;
export default function l({ m }: { m?: string }): JSX.Element | null {
  const [n, o] = useState<Array<string>>([]);
  return n.map((p: string) => <q key={p} r={(s: t<u>) => v} />) satisfies w;
}
const x = <Y<string> z="1">text</Y>;
