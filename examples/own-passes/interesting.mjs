// Interesting: a script that calls label(x, y) with a minus zero twice, which the chart library draws as "-0".
import { createContext, Script } from "node:vm";

export default (code) => {
  let isMinusZero = false;
  const label = (x, y) => {
    isMinusZero ||= Object.is(x, -0) && Object.is(y, -0);
  };
  new Script(code).runInContext(createContext({ label, console: { log() {} } }), { timeout: 1000 });
  return isMinusZero;
};
