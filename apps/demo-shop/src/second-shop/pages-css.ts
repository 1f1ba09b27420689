/*
 * The owner's stylesheet. Colours are those of the shop's theme, whose variables reach into owners' pages, so that they follow
 * its light and dark appearance.
 */
export const PAGES_CSS = `
:root { --fl-serif: Georgia, "Times New Roman", serif; --fl-line: 1px solid var(--pm-color-border-hairline); color: var(--pm-color-text-strong); background: var(--pm-color-page); }
a { text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
h1, h2, h3, p, ul, figure { margin: 0; }
.fl-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem clamp(0.75rem, 2.5vw, 1.75rem); min-height: 4.5rem; padding: 0.75rem clamp(1rem, 4vw, 3rem); border-bottom: var(--fl-line); }
.fl-mark { margin-inline-end: auto; font: 500 1.5rem/1 var(--fl-serif); text-decoration: none; white-space: nowrap; }
.fl-links { display: flex; gap: clamp(0.75rem, 2.5vw, 1.75rem); margin: 0; padding: 0; list-style: none; }
.fl-bar a, .fl-tool, .fl-user { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
.fl-bar a:hover, .fl-tool:hover, .fl-user:hover { text-decoration: underline; }
.fl-tool { padding: 0; border: 0; background: none; gap: 0.375rem; }
.fl-user { gap: 0.5rem; }
.fl-user img { width: 1.75rem; height: 1.75rem; border-radius: 50%; object-fit: cover; }
.fl-count { min-width: 1.5rem; padding: 0 0.375rem; border-radius: 1rem; background: var(--pm-color-accent-solid); color: var(--pm-color-accent-on); font-size: 0.8125rem; line-height: 1.5rem; text-align: center; font-variant-numeric: tabular-nums; }
.fl-count:empty { display: none; }
.fl-foot { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 2rem clamp(1.5rem, 5vw, 4rem); padding: clamp(2rem, 5vw, 3.5rem) clamp(1rem, 4vw, 3rem); border-top: var(--fl-line); font-size: 0.9375rem; line-height: 1.6; }
.fl-foot h2 { margin-bottom: 0.5rem; font: 500 1.125rem/1.3 var(--fl-serif); }
.fl-foot ul { padding: 0; list-style: none; }
.fl-foot li a { display: inline-block; padding-block: 0.25rem; }
.fl-letter { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
.fl-letter label { flex: 1 1 100%; }
.fl-field { min-height: 2.75rem; min-width: 0; padding: 0.5rem 0.75rem; border: 1px solid var(--pm-color-border-control); background: var(--pm-color-surface); }
.fl-letter .fl-field { flex: 1 1 12rem; }
.fl-message { flex: 1 1 100%; }
.fl-hero { position: relative; display: grid; min-height: min(70vh, 38rem); align-items: end; }
.fl-hero > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.fl-hero > div { position: relative; padding: 6rem clamp(1rem, 4vw, 3rem) clamp(1.5rem, 5vw, 4rem); background: linear-gradient(transparent, rgb(14 11 9 / 0.82) 6rem); color: #f6ede1; }
.fl-hero h1 { max-width: 18ch; margin-bottom: 0.75rem; font: 500 clamp(2.25rem, 6vw, 4rem)/1.08 var(--fl-serif); text-wrap: balance; }
.fl-hero p { max-width: 44ch; font-size: 1.125rem; line-height: 1.55; }
.fl-hero .fl-button { margin-top: 1.25rem; background: #f6ede1; color: #1f1a17; }
.fl-part { max-width: 80rem; margin: 0 auto; padding: clamp(2.5rem, 6vw, 5rem) clamp(1rem, 4vw, 3rem); }
.fl-part + .fl-part { padding-top: 0; }
.fl-part h2 { margin-bottom: 1.5rem; font: 500 clamp(1.5rem, 3vw, 2.125rem)/1.2 var(--fl-serif); }
.fl-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); gap: 2rem clamp(0.75rem, 2vw, 1.5rem); padding: 0; list-style: none; }
@media (min-width: 48rem) { .fl-grid { grid-template-columns: repeat(4, 1fr); } }
.fl-card { display: flex; flex-direction: column; gap: 0.375rem; }
.fl-card > a { text-decoration: none; display: block; }
.fl-card > a:hover .fl-name { text-decoration: underline; }
.fl-card img { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; background: var(--pm-color-surface); }
.fl-name { display: block; margin-top: 0.625rem; font: 500 1.0625rem/1.35 var(--fl-serif); }
.fl-price { display: flex; flex-wrap: wrap; gap: 0 0.5rem; font-variant-numeric: tabular-nums; }
.fl-was { text-decoration: line-through; color: var(--pm-color-text-soft); }
.fl-quiet { border: 0; background: none; padding: 0; min-height: 2.75rem; text-align: start; text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
.fl-card .fl-quiet, .fl-card .fl-note { margin-top: auto; }
.fl-button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.625rem 1.5rem; border: 1px solid transparent; background: var(--pm-color-ink-solid); color: var(--pm-color-ink-on); text-decoration: none; }
.fl-button:hover { background: var(--pm-color-ink-solid-hover); }
.fl-button.fl-second { border-color: var(--pm-color-border-control); background: none; color: inherit; }
.fl-more { margin-top: 2rem; text-align: center; }
.fl-note { padding: 1rem 0; color: var(--pm-color-text-soft); }
.fl-card .fl-note { padding-block: 0.625rem; }
.fl-pair { display: grid; gap: clamp(1.5rem, 5vw, 4rem); align-items: start; }
@media (min-width: 56rem) { .fl-pair { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); } }
.fl-pair > img { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; }
.fl-pair h1, .fl-text h1 { margin-bottom: 1rem; font: 500 clamp(2.25rem, 5vw, 3.5rem)/1.1 var(--fl-serif); text-wrap: balance; }
.fl-lead { font: 1.1875rem/1.6 var(--fl-serif); }
.fl-today { margin-block: 1.25rem; font-size: 1.5rem; }
.fl-buy { display: grid; gap: 0.75rem; max-width: 24rem; }
.fl-buy .fl-field { width: 6rem; }
.fl-buy label { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
.fl-says { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); padding: 0; list-style: none; }
.fl-says li { padding-top: 1rem; border-top: var(--fl-line); }
.fl-says blockquote { margin: 0.5rem 0; font: 1.0625rem/1.55 var(--fl-serif); }
.fl-who { color: var(--pm-color-text-soft); font-size: 0.9375rem; }
.fl-text { max-width: 44rem; margin: 0 auto; padding: clamp(2.5rem, 7vw, 6rem) 1rem; font: 1.1875rem/1.65 var(--fl-serif); }
.fl-text p + p { margin-top: 1rem; }
.fl-lines { padding: 0; list-style: none; }
.fl-line { display: grid; grid-template-columns: 5rem 1fr auto; gap: 0.25rem 1rem; padding: 1rem 0; border-top: var(--fl-line); font-size: 1rem; line-height: 1.5; }
.fl-line img { width: 5rem; aspect-ratio: 4 / 5; object-fit: cover; grid-row: span 2; }
.fl-line .fl-steps { display: flex; align-items: center; gap: 0.25rem; grid-column: 2 / -1; flex-wrap: wrap; }
.fl-step { width: 2.75rem; height: 2.75rem; border: 1px solid var(--pm-color-border-control); background: none; }
.fl-step[aria-disabled] { color: var(--pm-color-text-disabled); cursor: default; }
.fl-steps .fl-field { width: 4rem; text-align: center; }
.fl-steps .fl-quiet { margin-inline-start: 0.75rem; }
.fl-sum { display: flex; justify-content: space-between; padding: 1rem 0 1.5rem; border-top: var(--fl-line); font-size: 1.25rem; font-variant-numeric: tabular-nums; }
@media (max-width: 60rem) { .fl-links { display: none; } }
@media (max-width: 40rem) { .fl-bar [data-pm-login], .fl-bar .fl-user { display: none; } }
@media (max-width: 26rem) { .fl-bar { column-gap: 0.5rem; font-size: 0.8125rem; } .fl-mark { font-size: 1.125rem; } }
@media (min-width: 60.01rem) { .fl-menu { display: none; } }
`;
