import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css.ts';
import { media } from '../css/media.ts';
import { type AppearancePair, appearanceVariables, switches } from '../tokens/appearance-css.ts';
import { growDefaultRamps } from '../tokens/default-ramps.ts';
import type { ColorContrast, ColorMode } from '../tokens/ramp.ts';
import { resolveColorRoles } from '../tokens/roles.ts';
import { contentWidth, density, easing, font, layer, space, TARGET, text, weight } from '../tokens/scales.ts';
import { resolveShadows } from '../tokens/shadows.ts';
import { vars } from './contract.css.ts';

const {
  color: _colors,
  shadow: _shadows,
  size,
  motion,
  direction,
  radius: _radii,
  duration: _durations,
  ...steady
} = vars;

const inTokens = <Rule extends object>(rule: Rule) => ({ '@layer': { [layers.tokens]: rule } });

createGlobalTheme(':root', steady, {
  '@layer': layers.tokens,
  space,
  text: Object.fromEntries(
    Object.entries(text).map(([step, value]) => [
      step,
      { size: value.size, line: value.line, tracking: value.tracking },
    ]),
  ) as { [Step in keyof typeof text]: { size: string; line: string; tracking: string } },
  weight,
  font,
  easing,
  width: contentWidth,
  layer,
});

function appearances(contrast: ColorContrast): AppearancePair {
  const appearance = (mode: ColorMode) => {
    const ramps = growDefaultRamps(mode, contrast);
    return { color: resolveColorRoles(mode, ramps, contrast), shadow: resolveShadows(mode, ramps, contrast) };
  };
  return { light: appearance('light'), dark: appearance('dark') };
}

// One set of values serves every nesting of light, dark and more contrast: the values depend on switches, and each element
// that changes a switch declares them again.
globalStyle(
  ':root, [data-theme], [data-contrast]',
  inTokens({ vars: appearanceVariables({ ...appearances('normal'), more: appearances('more') }) }),
);
const light = { colorScheme: 'light', vars: switches.light } as const;
const dark = { colorScheme: 'dark', vars: switches.dark } as const;
globalStyle(
  ':root',
  inTokens({
    colorScheme: 'light',
    vars: { ...switches.light, ...switches.usual },
    '@media': { [media.moreContrast]: { vars: switches.more } },
  }),
);
globalStyle('[data-theme="light"]', inTokens(light));
globalStyle('[data-theme="dark"]', inTokens(dark));
globalStyle('[data-contrast="more"]', inTokens({ vars: switches.more }));
globalStyle(':root:not([data-theme])', inTokens({ '@media': { [media.prefersDark]: dark } }));
// Print is always light.
globalStyle(':root, :root:not([data-theme]), [data-theme]', inTokens({ '@media': { [media.print]: light } }));

// An inherited number, because build tools rewrite `:dir(rtl)` into a list of languages, which ignores the `dir` attribute.
globalStyle(':root, [dir="ltr"]', inTokens({ vars: { [direction]: '1' } }));
globalStyle('[dir="rtl"]', inTokens({ vars: { [direction]: '-1' } }));

const heights = (name: keyof typeof density) => ({ vars: assignVars(size, { ...density[name], target: TARGET }) });
globalStyle(':root, [data-density="comfortable"]', inTokens(heights('comfortable')));
globalStyle('[data-density="compact"]', inTokens(heights('compact')));

globalStyle('[data-motion="full"]', inTokens({ vars: { [motion]: '1' } }));
globalStyle('[data-motion="reduced"]', inTokens({ vars: { [motion]: '0' } }));
// The device's settings take precedence over those of a section.
globalStyle(':root, [data-motion]', inTokens({ '@media': { [media.reducedMotion]: { vars: { [motion]: '0' } } } }));
