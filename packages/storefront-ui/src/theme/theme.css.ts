import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css.ts';
import { media } from '../css/media.ts';
import { growHouseRamps } from '../tokens/house.ts';
import type { ColorMode } from '../tokens/ramp.ts';
import { resolveColorRoles } from '../tokens/roles.ts';
import {
  contentWidth,
  density,
  duration,
  easing,
  font,
  layer,
  radiusBase,
  space,
  text,
  weight,
} from '../tokens/scales.ts';
import { resolveShadows } from '../tokens/shadows.ts';
import { vars } from './contract.css.ts';

const { color, shadow, size, motion, ...steady } = vars;

function appearance(mode: ColorMode) {
  const ramps = growHouseRamps(mode);
  return { color: resolveColorRoles(mode, ramps), shadow: resolveShadows(mode, ramps) };
}

const inTokens = <Rule extends object>(rule: Rule) => ({ '@layer': { [layers.tokens]: rule } });
const timesFactor = (px: number) => `calc(${px / 16}rem * ${vars.radius.factor})`;
const timesMotion = (milliseconds: number) => `calc(${milliseconds}ms * ${vars.motion})`;

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
  radius: {
    factor: '1',
    pill: '999rem',
    small: timesFactor(radiusBase.small),
    control: timesFactor(radiusBase.control),
    card: timesFactor(radiusBase.card),
    sheet: timesFactor(radiusBase.sheet),
  },
  duration: {
    instant: timesMotion(duration.instant),
    fast: timesMotion(duration.fast),
    base: timesMotion(duration.base),
    slow: timesMotion(duration.slow),
  },
  easing,
  width: contentWidth,
  layer,
});

globalStyle(
  ':root',
  inTokens({
    vars: { [motion]: '1', ...assignVars(size, { ...density.comfortable, target: '1.5rem' }) },
    '@media': { [media.reducedMotion]: { vars: { [motion]: '0' } } },
  }),
);
globalStyle('[data-density="compact"]', inTokens({ vars: assignVars(size, { ...density.compact, target: '1.5rem' }) }));

const light = appearance('light');
const dark = appearance('dark');
const themed = { color, shadow };
globalStyle(':root, [data-theme="light"]', inTokens({ colorScheme: 'light', vars: assignVars(themed, light) }));
globalStyle('[data-theme="dark"]', inTokens({ colorScheme: 'dark', vars: assignVars(themed, dark) }));
globalStyle(
  ':root:not([data-theme])',
  inTokens({ '@media': { [media.prefersDark]: { colorScheme: 'dark', vars: assignVars(themed, dark) } } }),
);
