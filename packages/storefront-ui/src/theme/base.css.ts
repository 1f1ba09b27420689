import { media } from '../css/media.ts';
import { globalStyle } from '../css/style.ts';
import { vars } from './contract.css.ts';
import { typeStep } from './text.ts';

globalStyle(
  'html',
  {
    fontFamily: vars.font.text,
    ...typeStep('body'),
    // Not `anywhere`, which lets elements shrink to the width of a letter.
    overflowWrap: 'break-word',
    fontWeight: vars.weight.regular,
    color: vars.color.text.strong,
    background: vars.color.page,
    accentColor: vars.color.accent.solid,
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  'base',
);
globalStyle('body', { minHeight: '100dvb' }, 'base');
// Text inherits the colour computed outside the section, so a themed section declares it again.
globalStyle('[data-theme], [data-theme-scope]', { color: vars.color.text.strong }, 'base');
globalStyle('[data-theme-scope]', { fontFamily: vars.font.text }, 'base');
globalStyle('[data-theme-scope][data-theme]', { background: vars.color.page }, 'base');
// Forced colours remove shadows and tints, so floating elements get a border and disabled ones the system's disabled colour.
globalStyle(
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]',
  { '@media': { [media.forcedColors]: { outline: '1px solid' } } },
  'base',
);
globalStyle('[aria-disabled="true"]', { '@media': { [media.forcedColors]: { color: 'GrayText' } } }, 'base');
globalStyle(
  ':focus-visible',
  { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: vars.radius.small },
  'base',
);
// Without scripts a button that submits nothing does nothing.
globalStyle('button[type="button"]', { '@media': { '(scripting: none)': { visibility: 'hidden' } } }, 'base');
globalStyle(':focus:not(:focus-visible)', { outline: 'none' }, 'base');
globalStyle('::selection', { background: vars.color.accent.tintHover, color: vars.color.text.strong }, 'base');
globalStyle('::placeholder', { color: vars.color.text.soft, opacity: 1 }, 'base');
globalStyle(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } }, 'base');
globalStyle(
  '*, *::before, *::after',
  { '@media': { [media.reducedMotion]: { scrollBehavior: 'auto', animationIterationCount: 1 } } },
  'base',
);
globalStyle(
  '[data-motion="reduced"], [data-motion="reduced"] *',
  { scrollBehavior: 'auto', animationIterationCount: 1 },
  'base',
);

// In print nothing floats, moves or can be pressed, and backgrounds behind text are printed.
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } }, 'base');
onPaper('*, *::before, *::after', {
  boxShadow: 'none !important',
  animation: 'none !important',
  transition: 'none !important',
  printColorAdjust: 'exact',
});
onPaper('html', { background: 'none' });
onPaper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
onPaper('button, nav, video, [data-toasts]', { display: 'none !important' });
onPaper('img, figure, li, tr', { breakInside: 'avoid' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('main :is(p, li, dd) > a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
