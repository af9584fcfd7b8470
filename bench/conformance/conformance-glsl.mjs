// npm run conformance -- glsl [FILE|FOLDER …]: parses the shaders of well-known packages, which npm and cargo fetch, or what is named, with the
// bundled GLSL grammar, and compares with the parser of @shaderfrog/glsl-parser and, for what that does not accept, with glslangValidator: most
// shaders of packages are parts that only a program puts together. Of the shaders of Piglit, a test suite in a Debian package, only those are
// compared that the grammar does not accept. Prints counts, and every file that one of these accepts and the
// grammar does not. Needs npm, cargo, glslangValidator (Debian's package glslang-tools) and apt-get.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { checkFiles, filesIn } from "./check-files.mjs";
import { requireFrom, vendor, withPackages } from "./packages.mjs";
import { writeTemplateStrings } from "./template-strings.mjs";

const npm = [
  ...[
    "@shaderfrog/glsl-parser@7.0.1",
    "three@0.187.0",
    "@babylonjs/core@8.56.2",
    "@cesium/engine@24.0.0",
    "playcanvas@2.23.3",
  ],
  ...[
    "lygia@1.4.1",
    "maplibre-gl@6.17.0",
    "mapbox-gl@1.13.3",
    "@takram/three-clouds@0.7.6",
    "@takram/three-atmosphere@0.19.1",
  ],
  ...["glsl-noise@0.0.0", "glsl-blend@1.0.3", "glsl-easings@1.0.0"],
];

/** The extensions by which glslangValidator knows what is to be compiled. */
const stages = new Set([
  ".vert",
  ".frag",
  ".geom",
  ".comp",
  ".tesc",
  ".tese",
  ".mesh",
  ".task",
  ".rgen",
  ".rint",
  ".rahit",
  ".rchit",
  ".rmiss",
  ".rcall",
]);
const shaders = new RegExp(`\\.(?:glsl|${[...stages].map((stage) => stage.slice(1)).join("|")})$`);

await withPackages({ npm, wheels: [] }, async (folder) => {
  const { parser } = requireFrom(folder, "@shaderfrog/glsl-parser");
  const accepts = (text, file) => parses(parser, text) || compiles(text, extname(file));
  const named = process.argv.slice(3);
  for (const path of named) await checkFiles("glsl", path, filesIn(path, shaders), accepts);
  if (named.length > 0) return;
  writeStrings(join(folder, "node_modules"));
  await checkFiles("glsl", "npm packages", filesIn(join(folder, "node_modules"), shaders), accepts);
  // Its tests hold shaders that are wrong on purpose, and some of another language.
  vendor(folder, ['shaderc-sys = "=0.10.1"']);
  const tests = filesIn(join(folder, "vendor", "shaderc-sys"), shaders).filter((file) => !file.includes("hlsl"));
  await checkFiles("glsl", "tests of glslang", tests, accepts);
  await checkFiles("glsl", "Piglit", filesIn(piglit(folder), shaders), accepts, { isSparing: true });
});

/** Fetches Piglit and unpacks its shaders: its other files take 2 GB. */
function piglit(folder) {
  const target = join(folder, "piglit");
  mkdirSync(target);
  execFileSync("apt-get", ["download", "-qq", "piglit"], { cwd: target, stdio: "ignore" });
  const patterns = [...stages].map((stage) => `'*${stage}'`).join(" ");
  for (const archive of readdirSync(target)) {
    const command = `dpkg-deb --fsys-tarfile '${archive}' | tar --extract --wildcards ${patterns} 2>/dev/null`;
    // It tells of patterns that nothing matches by its exit code.
    spawnSync("sh", ["-c", command], { cwd: target });
  }
  return target;
}

function writeStrings(packages) {
  const write = (modules, isShader) => {
    const target = join(packages, "strings", modules.replaceAll("/", "-"));
    writeTemplateStrings(join(packages, modules), target, { extension: ".glsl", isShader });
  };
  write("three/src/renderers/shaders", (module) => module.includes(".glsl"));
  write("three/examples/jsm", (_, text) => /gl_FragColor|gl_Position|void main\(/.test(text));
  write("@babylonjs/core/Shaders");
  write("playcanvas/build/playcanvas/src", (module) => module.includes("glsl"));
}

function parses(parser, text) {
  try {
    parser.parse(text, { quiet: true });
    return true;
  } catch {
    return false;
  }
}

function compiles(text, extension) {
  const stage = stages.has(extension) ? extension.slice(1) : "frag";
  return spawnSync("glslangValidator", ["--stdin", "-S", stage], { input: text }).status === 0;
}
