import { globalFontFace } from '@vanilla-extract/css';
import { media } from '../css/media.ts';
import { globalStyle } from '../css/style.ts';
import { vars } from './contract.css.ts';
import { textStep } from './text.ts';

// A local bold stretched to the widths and heights of Bricolage Grotesque, so that titles do not move when it arrives.
globalFontFace('Bricolage Fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Neue Bold")',
  fontWeight: '600 800',
  sizeAdjust: '102.5%',
  ascentOverride: '90.7%',
  descentOverride: '26.3%',
  lineGapOverride: '0%',
});

globalStyle(
  'html',
  {
    fontFamily: vars.font.text,
    ...textStep('body'),
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
globalStyle('body', { minHeight: '100dvb', overflowWrap: 'break-word' }, 'base');
globalStyle('[data-theme]', { color: vars.color.text.strong }, 'base');
globalStyle(
  ':focus-visible',
  { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: vars.radius.small },
  'base',
);
globalStyle(':focus:not(:focus-visible)', { outline: 'none' }, 'base');
globalStyle('::selection', { background: vars.color.accent.tintHover, color: vars.color.text.strong }, 'base');
globalStyle('::placeholder', { color: vars.color.text.soft, opacity: 1 }, 'base');
globalStyle(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } }, 'base');
globalStyle(
  '*, *::before, *::after',
  { '@media': { [media.reducedMotion]: { scrollBehavior: 'auto', animationIterationCount: 1 } } },
  'base',
);
