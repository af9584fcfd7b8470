/** The style of a report. */

/** Light and dark, by the reader's choice. */
export const reportStyle = `
:root { color-scheme: light dark; --text: #1d1d1f; --back: #fff; --soft: #f3f3f5; --line: #ccc; --keep: #cdeccf; --gone: #8a1c1c; --curve: #0b5cad }
@media (prefers-color-scheme: dark) {
  :root { --text: #eee; --back: #18181b; --soft: #26262b; --line: #555; --keep: #1f4d2b; --gone: #ff9b93; --curve: #7fb8ff }
}
body { margin: 0; color: var(--text); background: var(--back); font: 15px/1.5 system-ui, "Segoe UI", Helvetica, Arial, sans-serif }
main { max-width: 90rem; margin: 2rem auto; padding: 0 1rem }
pre { background: var(--soft); border: 1px solid var(--line); padding: 0.7rem; overflow: auto; max-height: 32rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 }
mark { background: var(--keep); color: inherit }
del { color: var(--gone) }
.space { white-space: pre; line-height: 1.25rem }
.sight { position: sticky; top: 0; width: max-content }
details { display: inline }
summary { display: inline; cursor: pointer; text-decoration: underline dotted; color: var(--gone) }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem }
.sides > * { min-width: 0 }
.warning { border-left: 4px solid var(--gone); padding-left: 0.7rem }
#step { width: 60%; vertical-align: middle }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.2rem 0.8rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child { text-align: left }
.wide { overflow-x: auto }
svg { width: 100%; max-width: 60rem; height: auto; font-size: 12px; fill: currentColor }
.grid { stroke: var(--line) }
.curve { fill: none; stroke: var(--curve); stroke-width: 2 }
dt { font-weight: 600 }
dd { margin: 0 0 0.6rem; overflow-wrap: anywhere; white-space: pre-wrap }
`;
