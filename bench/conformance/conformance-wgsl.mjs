// npm run conformance -- wgsl [FILE|FOLDER …]: parses the shaders of well-known packages, which npm and cargo fetch, or what is named, with the
// bundled WGSL grammar, and compares with the parser of wgsl_reflect and, for what that does not accept, with naga: most shaders of packages are
// parts that only a program puts together. Prints counts, and every file that one of these accepts and the grammar does not, with the reason
// where it is known. Needs npm, cargo and naga (`cargo install naga-cli`).
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { checkFiles, filesIn } from "./check-files.mjs";
import { vendor, withPackages } from "./packages.mjs";
import { writeTemplateStrings } from "./template-strings.mjs";

const npm = [
  "wgsl_reflect@1.6.0",
  "@babylonjs/core@8.56.2",
  "playcanvas@2.23.3",
  "pixi.js@8.22.0",
  "lygia@1.4.1",
  "@orillusion/core@0.9.2",
  "@luma.gl/shadertools@9.4.2",
];
const crates = [
  ...[
    'bevy_pbr = "=0.16.1"',
    'bevy_core_pipeline = "=0.16.1"',
    'bevy_solari = "=0.17.3"',
    'bevy_sprite = "=0.16.1"',
    'bevy_ui = "=0.16.1"',
  ],
  ...['bevy_anti_alias = "=0.17.3"', 'bevy_post_process = "=0.17.3"', 'bevy_hanabi = "=0.17.0"', 'wesl = "=0.3.0"'],
  ...['vello_shaders = "=0.5.1"', 're_renderer = "=0.26.2"', 'iced_wgpu = "=0.13.5"', 'egui-wgpu = "=0.32.3"'],
];

/** Why the grammar does not accept some of the files: wgsl_reflect passes over what it does not understand. */
const reasons = [
  ["openpbrBaseLayerData.wgsl", "no WGSL: an `if` without braces, where naga expects one"],
  ["128-lightDeclaration.wgsl", "no WGSL: the words NOT SUPPORTED in the place of a declaration"],
  ["openpbrDirectLighting.wgsl", "branches of a preprocessor that close brackets which branches of other groups open"],
];

await withPackages({ npm, wheels: [] }, async (folder) => {
  const packages = join(folder, "node_modules");
  const { WgslParser } = await import(join(packages, "wgsl_reflect", "wgsl_reflect.module.js"));
  // Neither knows lines of a preprocessor.
  const accepts = (text, file, problem) => {
    const plain = text.replace(/^[ \t]*#.*$/gm, "");
    const isAccepted = parses(WgslParser, plain) || compiles(plain);
    const [, reason] = reasons.find(([end]) => file.endsWith(end)) ?? [];
    if (problem && isAccepted && reason) console.log(`${basename(file)}: ${reason}`);
    return isAccepted;
  };
  const named = process.argv.slice(3);
  for (const path of named) await checkFiles("wgsl", path, filesIn(path, /\.wgsl$/), accepts);
  if (named.length > 0) return;
  for (const [modules, isShader] of [
    ["@babylonjs/core/ShadersWGSL"],
    ["playcanvas/build/playcanvas/src", (module) => module.includes("wgsl")],
    [
      "@orillusion/core/dist",
      (module, text) => module.endsWith("es.max.js") && /@group|@vertex|\bfn\b|\bvar</.test(text),
    ],
    ["@luma.gl/shadertools/dist/modules", (_, text) => /@group|\bfn\b|\bvar</.test(text)],
    ["pixi.js/lib", (module, text) => /wgsl|@group|@vertex/.test(module + text)],
  ]) {
    const target = join(packages, "strings", modules.replaceAll("/", "-"));
    writeTemplateStrings(join(packages, modules), target, { extension: ".wgsl", isShader });
  }
  await checkFiles("wgsl", "npm packages", filesIn(packages, /\.wgsl$/), accepts);
  vendor(folder, crates);
  await checkFiles("wgsl", "crates", filesIn(join(folder, "vendor"), /\.wgsl$/), accepts);
});

function parses(WgslParser, text) {
  try {
    new WgslParser().parse(text);
    return true;
  } catch {
    return false;
  }
}

function compiles(text) {
  return spawnSync("naga", ["--stdin-file-path", "a.wgsl"], { input: text }).status === 0;
}
