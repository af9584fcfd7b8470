// Prints a file of translations, by screen, where the English text is the key.
const verbs = [
  "Add",
  "Archive",
  "Close",
  "Copy",
  "Delete",
  "Download",
  "Export",
  "Move",
  "Open",
  "Rename",
  "Share",
  "Undo",
];
const nouns = ["account", "album", "comment", "document", "folder", "invitation", "message", "photo", "project", "tag"];
const screens = {};
for (const [i, noun] of nouns.entries()) {
  const messages = {};
  for (const [j, verb] of verbs.entries()) {
    messages[`${verb} this ${noun}`] = {
      de: `${noun}: ${verb} (de)`,
      fr: `${noun}: ${verb} (fr)`,
      checked: i % 3 !== j % 3,
    };
    messages[`${verb} %d ${noun}s`] = { de: `${verb} "%d" (de)`, fr: `${verb} «%d» (fr)`, checked: (i * j) % 4 === 0 };
  }
  screens[noun] = { title: noun, messages, plural: [`one ${noun}`, `%d ${noun}s`] };
}
screens.folder.messages['Empty "%s"?'] = { de: 'Ordner "%s" leeren?', fr: "Vider le dossier « %s » ?", checked: true };
process.stdout.write(`${JSON.stringify({ product: "Shoebox", screens }, null, 1)}\n`);
