// Grammars that packages hold, with an example that was written for this bench or for this repository, and a part of it that a
// reduction must keep.
import { fileURLToPath } from "node:url";

const ownExample = (file) => fileURLToPath(new URL(`examples/${file}`, import.meta.url));
const ownBase = (name) => fileURLToPath(new URL(`bases/${name}.mjs`, import.meta.url));
const ofRepository = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

const wheel = (name) => ({ registry: "wheel", name });
const source = (name) => ({ registry: "source", name });
const maven = (name) => ({ registry: "maven", name });
const npm = (name) => ({ registry: "npm", name });

const antlr = "grammarinator-26.1/grammarinator/tool/resources/g4";
const checkstyle = "com/puppycrawl/tools/checkstyle/grammar";
const mccode = "mccode_antlr-0.36.0/src/grammar";

/**
 * The files are relative to the folder of the package; `start` is a rule, by default the first one; `bases` are files of base classes
 * that the package has in another language only. `tokens` are texts of those that only code
 * makes.
 */
export const publicGrammars = [
  {
    name: "ANTLR",
    from: source("grammarinator==26.1"),
    files: [`${antlr}/ANTLRv4Lexer.g4`, `${antlr}/ANTLRv4Parser.g4`],
    example: ofRepository("examples/calc-wrong-associativity/Calc.g4"),
    needle: "assoc=right",
    bases: [ownBase("LexerAdaptor")],
    tokens: { TOKEN_REF: ["NAME", "OTHER"], RULE_REF: ["list", "item"] },
  },
  {
    name: "Autolev",
    from: wheel("sympy==1.14.0"),
    files: ["sympy/parsing/autolev/Autolev.g4"],
    example: ownExample("pendulum.al"),
    needle: "V2PTS(N, A, O, P)",
  },
  {
    name: "C",
    from: source("mccode-antlr==0.36.0"),
    files: [`${mccode}/C.g4`],
    start: "compilationUnit",
    example: ownExample("sorting.c"),
    needle: "sizeof(node) > 8",
  },
  {
    name: "CEL",
    from: maven("org.projectnessie.cel:cel-generated-antlr:0.5.1"),
    files: ["org.projectnessie.cel.parser.gen/CEL.g4"],
    example: ownExample("policy.cel"),
    needle: "size(request",
  },
  {
    name: "CQL",
    from: maven("info.cqframework:cql:3.20.0"),
    files: ["cql.g4"],
    start: "library",
    example: ownExample("measure.cql"),
    needle: "during E.period",
  },
  {
    name: "FHIRPath",
    from: maven("info.cqframework:cql:3.20.0"),
    files: ["fhirpath.g4"],
    example: ownExample("path.fhirpath"),
    needle: "ofType(Quantity)",
  },
  {
    name: "GraphQL",
    from: maven("com.graphql-java:graphql-java:22.3"),
    files: ["Graphql.g4"],
    example: ownExample("schema.graphql"),
    needle: "role(of: ADMIN",
  },
  {
    name: "Groovy",
    from: maven("org.apache.groovy:groovy:4.0.27"),
    files: ["GroovyLexer.g4", "GroovyParser.g4"],
    example: ownExample("build.groovy"),
    needle: "total <<= 1",
    bases: [ownBase("AbstractLexer"), ownBase("AbstractParser")],
  },
  {
    name: "HTML",
    from: source("grammarinator==26.1"),
    files: ["HTMLLexer.g4", "HTMLParser.g4"].map((file) => `grammarinator-26.1/examples/grammars/${file}`),
    example: ownExample("page.html"),
    needle: "<em>",
  },
  {
    name: "Hydra overrides",
    from: wheel("hydra-core==1.3.8"),
    files: ["hydra/grammar/OverrideLexer.g4", "hydra/grammar/OverrideParser.g4"],
    example: ownExample("hydra.txt"),
    needle: "range(1,10",
  },
  {
    name: "Iceberg SQL",
    from: maven("org.apache.iceberg:iceberg-spark-extensions-3.5_2.12:1.9.1"),
    files: ["org.apache.spark.sql.catalyst.parser.extensions/IcebergSqlExtensions.g4"],
    example: ownExample("alter.sql"),
    needle: "`the name`",
  },
  {
    name: "INI",
    from: source("picireny==21.8"),
    files: ["INILexer.g4", "INIParser.g4"].map((file) => `picireny-21.8/tests/resources/${file}`),
    example: ownExample("service.ini"),
    needle: "retries",
  },
  {
    name: "Java",
    from: maven("com.puppycrawl.tools:checkstyle:10.25.0"),
    files: ["JavaLanguageLexer.g4", "JavaLanguageParser.g4"].map((file) => `${checkstyle}/java/${file}`),
    example: ofRepository("grammars/java/samples/Statements.java"),
    needle: "continue",
  },
  {
    name: "Javadoc",
    from: maven("com.puppycrawl.tools:checkstyle:10.25.0"),
    files: ["JavadocLexer.g4", "JavadocParser.g4"].map((file) => `${checkstyle}/javadoc/${file}`),
    example: ownExample("comment.javadoc"),
    needle: "<li>two",
  },
  {
    name: "JSON",
    from: source("picireny==21.8"),
    files: ["picireny-21.8/tests/resources/JSON.g4"],
    example: ofRepository("package.json"),
    needle: "typedoc",
  },
  {
    name: "LaTeX",
    from: wheel("sympy==1.14.0"),
    files: ["sympy/parsing/latex/LaTeX.g4"],
    example: ownExample("formula.tex"),
    needle: "\\sqrt[3]",
  },
  {
    name: "McStas components",
    from: source("mccode-antlr==0.36.0"),
    files: [`${mccode}/McComp.g4`],
    example: ownExample("monitor.comp"),
    needle: "double width",
  },
  {
    name: "McStas headers",
    from: source("mccode-antlr==0.36.0"),
    files: [`${mccode}/McDoc.g4`],
    example: ownExample("header.mcdoc"),
    needle: "Number of slits",
  },
  {
    name: "McStas instruments",
    from: source("mccode-antlr==0.36.0"),
    files: [`${mccode}/McInstr.g4`],
    example: ownExample("guide.instr"),
    needle: "ROTATED (0, 90",
  },
  {
    name: "Modelica",
    from: wheel("pymoca==0.12.0"),
    files: ["pymoca/Modelica.g4"],
    example: ownExample("circuit.mo"),
    needle: "0.5 ^ k",
  },
  {
    name: "OmegaConf",
    from: source("omegaconf==2.4.0"),
    files: ["Lexer", "Parser"].map((part) => `omegaconf-2.4.0/omegaconf/grammar/OmegaConfGrammar${part}.g4`),
    example: ownExample("omegaconf.txt"),
    needle: "server.name",
  },
  {
    name: "PartiQL",
    from: maven("org.partiql:partiql-parser:1.2.2"),
    files: ["PartiQLTokens.g4", "PartiQLParser.g4"],
    example: ownExample("query.partiql"),
    needle: "COUNT(*)",
  },
  {
    name: "Protocol Buffers",
    from: maven("io.protostuff:protostuff-parser:3.1.40"),
    files: ["io/protostuff/compiler/parser/ProtoLexer.g4", "io/protostuff/compiler/parser/ProtoParser.g4"],
    example: ownExample("service.proto"),
    needle: "DONE = 1",
  },
  {
    name: "SystemRDL",
    from: wheel("systemrdl-compiler==1.33.0"),
    files: ["systemrdl/parser/SystemRDL.g4"],
    example: ownExample("registers.rdl"),
    needle: "framing[5:5]",
  },
  {
    name: "target maps",
    from: maven("info.cqframework:cql:3.20.0"),
    files: ["targetmap.g4"],
    example: ownExample("target.map"),
    needle: "code='vital'",
  },
  {
    name: "Vensim",
    from: npm("antlr4-vensim@0.6.3"),
    files: ["package/grammar/Model.g4"],
    example: ownExample("population.mdl"),
    needle: "5 ^ 2",
  },
];
