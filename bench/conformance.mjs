// npm run conformance -- LANGUAGE […]: compares a bundled grammar with what others accept, on texts that are fetched for it.
const [, , language = ""] = process.argv;
const languages = ["javascript"];
if (languages.includes(language)) await import(`./conformance-${language}.mjs`);
else {
  console.error(`Which language? There are: ${languages.join(", ")}.`);
  process.exitCode = 2;
}
