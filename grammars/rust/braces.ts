/** What braces hold. */
import { type Reading, type Unit, unitIn } from "./reading.js";

/** Reads `{`. */
export function openBrace(reading: Reading, i: number): void {
  const { unit } = reading;
  const type = typeOf(reading, unit, i);
  reading.types[i] = type;
  if (unit.fresh) unit.isBlock = true;
  unit.fresh = false;
  unit.leads = false;
  reading.stack.push(
    unitIn(type === "ARMS_OPEN" ? "arms" : /^(?:FIELDS|BOUND_FIELDS|IMPORTS)_OPEN$/.test(type) ? "inner" : "items", i),
  );
}

function typeOf(reading: Reading, unit: Unit, i: number): string {
  const before = reading.type(i - 1);
  const isBehindOperand = reading.endsOperand(i);
  if (before === "FAT_ARROW") return "BODY_OPEN";
  if (unit.heads.length > 0 && !unit.isBinding && (isBehindOperand || before === "RANGE")) {
    const head = unit.heads.pop();
    if (head === "if") reading.ifBlocks.add(i);
    return head === "arms" ? "ARMS_OPEN" : "BLOCK_OPEN";
  }
  if (unit.item === "body") return "BODY_OPEN";
  if (unit.item === "use" || before === "COLONS") return before === "COLONS" ? "FIELDS_OPEN" : "IMPORTS_OPEN";
  if (unit.item === "fields") return isBehindOperand ? "FIELDS_OPEN" : "IMPORTS_OPEN";
  if (unit.item === "bounds" && before !== "ANGLE_OPEN") return "BOUND_FIELDS_OPEN";
  if (!isBehindOperand || unit.isReturned) {
    unit.isReturned = false;
    return "BLOCK_OPEN";
  }
  return "FIELDS_OPEN";
}
