/** The panel looks the same in every app, so it uses none of its styles. */
export const styles = `
.pmdt, .pmdt * { all: revert; box-sizing: border-box; }
.pmdt { --line: light-dark(#d5d5dc, #43434d); --page: light-dark(#fff, #1b1b20); --ink: light-dark(#1b1b20, #f2f2f5);
  --soft: light-dark(#5b5b66, #b5b5c0); --mark: light-dark(#2450c8, #9db8ff); --bad: light-dark(#b3122f, #ff9aa8);
  position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 2147483000; color: var(--ink);
  font: 13px/1.45 ui-sans-serif, system-ui, sans-serif; }
.pmdt button { font: inherit; color: inherit; background: none; border: 0; padding: 0.5em 0.75em; cursor: pointer; }
.pmdt :is(button, input, [tabindex]):focus-visible { outline: 2px solid var(--mark); outline-offset: -2px; }
.pmdt .pmdt-opener { position: absolute; inset-block-end: 8px; inset-inline-start: 8px; background: var(--page); border: 1px solid var(--line);
  border-radius: 999px; box-shadow: 0 1px 4px #0003; min-block-size: 32px; }
.pmdt .pmdt-panel { inline-size: min(100vw, 48rem); block-size: min(60vh, 26rem); display: flex; flex-direction: column; background: var(--page);
  border: 1px solid var(--line); border-block-end: 0; border-start-end-radius: 10px; box-shadow: 0 0 16px #0003; }
.pmdt .pmdt-panel + *, .pmdt:has(.pmdt-panel) .pmdt-opener { display: none; }
.pmdt .pmdt-head { display: flex; border-block-end: 1px solid var(--line); }
.pmdt .pmdt-tabs { display: flex; flex: 1; overflow-x: auto; }
.pmdt [role=tab] { min-block-size: 40px; white-space: nowrap; color: var(--soft); border-block-end: 2px solid transparent; }
.pmdt [role=tab][aria-selected=true] { color: var(--ink); font-weight: 600; border-block-end-color: var(--mark); }
.pmdt .pmdt-close { min-inline-size: 40px; font-size: 18px; }
.pmdt .pmdt-body { flex: 1; overflow: auto; padding: 12px; }
.pmdt table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.pmdt :is(th, td) { text-align: start; padding: 4px 12px 4px 0; border-block-end: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere; }
.pmdt thead th, .pmdt dt, .pmdt h2 { color: var(--soft); font-weight: 400; font-size: 12px; }
.pmdt td:not(.pmdt-long) { white-space: nowrap; }
.pmdt h2 { margin: 16px 0 4px; }
.pmdt [data-failed=true] :is(th, td) { color: var(--bad); }
.pmdt .pmdt-fall { inline-size: 40%; padding-inline-end: 0; }
.pmdt .pmdt-fall span { display: block; block-size: 8px; min-inline-size: 2px; border-radius: 2px; background: var(--mark); }
.pmdt dl { margin: 0; display: grid; gap: 8px; }
.pmdt dd { margin: 0; overflow-wrap: anywhere; }
.pmdt fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 4px; }
.pmdt legend { padding: 0; margin-block-end: 8px; color: var(--soft); }
.pmdt label { display: flex; gap: 8px; align-items: baseline; padding-block: 3px; cursor: pointer; }
@media (width < 30rem) { .pmdt .pmdt-fall, .pmdt th:nth-child(4) { display: none; } }
`;
