/** The look of the few pages that the API shows itself: the shop's ink, surfaces and measures, without its scripts. */
export const pageStyle = `
:root { color-scheme: light dark;
  --page: oklch(0.992 0.002 277); --surface: oklch(1 0 0); --ink: oklch(0.21 0.012 277); --quiet: oklch(0.47 0.014 277);
  --line: oklch(0.905 0.006 277); --field: oklch(0.66 0.012 277); --on-ink: oklch(0.99 0.002 277); --accent: oklch(0.5 0.19 277);
  --alert: oklch(0.47 0.17 20); --alert-tint: oklch(0.965 0.018 20); --note: oklch(0.97 0.006 277);
}
@media (prefers-color-scheme: dark) { :root {
  --page: oklch(0.175 0.008 277); --surface: oklch(0.215 0.009 277); --ink: oklch(0.955 0.004 277); --quiet: oklch(0.74 0.012 277);
  --line: oklch(0.32 0.01 277); --field: oklch(0.52 0.012 277); --on-ink: oklch(0.19 0.008 277); --accent: oklch(0.78 0.12 277);
  --alert: oklch(0.8 0.11 20); --alert-tint: oklch(0.27 0.045 20); --note: oklch(0.235 0.01 277);
} }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; background: var(--page); color: var(--ink);
  font: 400 1rem/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; }
a { color: inherit; text-decoration-color: var(--field); text-underline-offset: 0.2em; }
a:hover { text-decoration-color: currentColor; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.top { padding: 1.25rem 1.5rem; }
.mark { font: 700 1.25rem/1 'Bricolage Grotesque Variable', 'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', system-ui, sans-serif;
  letter-spacing: -0.02em; text-decoration: none; }
main { flex: 1; width: 100%; max-width: 25rem; margin: 0 auto; padding: clamp(1.5rem, 9vh, 5.5rem) 1.5rem 4rem; }
main.wide { max-width: 46rem; padding-top: 1.5rem; }
h1 { margin: 0 0 0.5rem; font: 700 clamp(1.75rem, 1.6rem + 0.7vw, 2rem)/1.15 'Bricolage Grotesque Variable', 'Bricolage Grotesque',
  'Avenir Next', 'Segoe UI', system-ui, sans-serif; letter-spacing: -0.02em; text-wrap: balance; }
.lead { margin: 0 0 2rem; color: var(--quiet); text-wrap: pretty; }
[hidden] { display: none !important; }
form { display: grid; gap: 1.25rem; }
form + form { margin-top: 1.25rem; }
label { display: grid; gap: 0.375rem; font-size: 0.875rem; font-weight: 550; }
input { width: 100%; height: 3rem; padding: 0 0.875rem; border: 1px solid var(--field); border-radius: 0.625rem; background: var(--surface);
  color: inherit; font: inherit; font-size: 1rem; font-weight: 400; }
input:focus-visible { outline-offset: 0; border-color: var(--accent); }
input[aria-invalid='true'] { border-color: var(--alert); }
.button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; padding: 0 1.25rem; border: 1px solid var(--ink);
  border-radius: 0.625rem; background: var(--ink); color: var(--on-ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button:hover { background: color-mix(in oklch, var(--ink) 88%, var(--page)); }
.button.second { background: transparent; color: var(--ink); border-color: var(--field); }
.alert { margin: 0 0 1.5rem; padding: 0.75rem 0.875rem; border-radius: 0.625rem; background: var(--alert-tint); color: var(--alert); font-size: 0.9375rem; }
h1 + .alert { margin-top: 1.25rem; }
.links { margin: 1.75rem 0 0; color: var(--quiet); font-size: 0.9375rem; }
.back { margin: 0 0 1.5rem; color: var(--quiet); font-size: 0.9375rem; }
.field { display: grid; gap: 0.375rem; }
.hint { margin: 0; color: var(--quiet); font-size: 0.8125rem; }
.small { margin: 1.5rem 0 0; color: var(--quiet); font-size: 0.8125rem; }
.note { margin: 2.5rem 0 0; padding: 1rem 1.125rem; border-radius: 0.75rem; background: var(--note); color: var(--quiet); font-size: 0.875rem; }
.note h2, .tag { margin: 0 0 0.5rem; color: var(--ink); font-size: 0.8125rem; font-weight: 650; }
.tag { display: inline-block; margin-bottom: 1.25rem; padding: 0.25rem 0.625rem; border: 1px dashed var(--field); border-radius: 99rem; }
.note dl { display: grid; gap: 0.625rem; margin: 0; overflow-wrap: anywhere; }
.note dt { color: var(--ink); } .note dd { margin: 0; }
.receipt { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.625rem 1rem; margin: 0 0 2rem; padding: 1.125rem 0; border-block: 1px solid var(--line); }
.receipt dt { color: var(--quiet); } .receipt dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.receipt .total { color: var(--ink); font-size: 1.375rem; font-weight: 700; align-self: end; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.125rem; line-height: 1.3; }
.keys { list-style: none; margin: 0 0 1.5rem; padding: 0; border-top: 1px solid var(--line); }
.keys li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; padding: 0.875rem 0; border-bottom: 1px solid var(--line); }
.keys form { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.keys .button { width: auto; min-height: 2.5rem; }
.keys span { display: block; color: var(--quiet); font-size: 0.875rem; }
.done { margin: 0 0 1.5rem; padding: 0.75rem 0.875rem; border-radius: 0.625rem; background: var(--note); font-size: 0.9375rem; }
.mails { list-style: none; margin: 1.5rem 0 0; padding: 0; border-top: 1px solid var(--line); }
.mails a { display: grid; gap: 0.125rem 1rem; padding: 1rem 0; border-bottom: 1px solid var(--line); text-decoration: none; }
.mails a:hover strong { text-decoration: underline; text-underline-offset: 0.2em; }
.mails strong { font-weight: 600; overflow-wrap: anywhere; } .mails span, .mails time { color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
.mails time { font-variant-numeric: tabular-nums; }
@media (min-width: 40rem) { .mails a { grid-template-columns: 1fr auto; } .mails time { text-align: end; } }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 0.75rem; background: #f7f7f8; }
@media (forced-colors: active) { .button { forced-color-adjust: none; } }
`;
