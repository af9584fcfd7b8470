/** Runs a Lithium module as Lithium does: with its arguments, of which the last is the candidate, and a prefix for files of its own. */
const runner = `
import importlib, os, sys
path, *args = sys.argv[1:]
sys.path.insert(0, os.path.dirname(path))
module = importlib.import_module(os.path.splitext(os.path.basename(path))[0])
if hasattr(module, "init"): module.init(args)
interesting = module.interesting(args, os.path.join(os.getcwd(), "lithium-"))
if hasattr(module, "cleanup"): module.cleanup(args)
sys.exit(0 if interesting else 1)
`;

/**
 * The command that runs an interestingness test for Lithium, a Python module, with arguments before the candidate.
 * @param path of the module
 * @param args those of the test, as words
 */
export function lithiumCommand(path: string, args: readonly string[]): readonly string[] {
  return ["python3", "-B", "-c", runner, path, ...args];
}
