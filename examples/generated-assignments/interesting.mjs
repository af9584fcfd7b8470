// Interesting: an expression in doubled parentheses.
export default (text) => text.includes("((") && text.includes("))");
