/**
 * What only a watched reduction needs. It is loaded as a whole, and only then: before the reduction begins, so that nothing is missing
 * when the test contradicts itself.
 */
export { FlakinessWatch } from "../schedule/flakiness-watch.js";
export { describeRates, doubtful, whyBroken } from "./broken-test.js";
export { testUnrelatedText } from "./unrelated-text.js";
