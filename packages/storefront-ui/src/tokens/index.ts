export {
  type BrandTheme,
  type BrandThemeOptions,
  buildBrandTheme,
  type ThemeAppearance,
} from './brand-theme.ts';
export {
  contrastRatio,
  fromHex,
  lightnessContrast,
  type Oklch,
  oklchToRgb,
  type Rgb,
  rgbToOklch,
  toHex,
} from './color-math.ts';
export { growHouseRamps, houseSeeds, type RampName, type Ramps } from './house.ts';
export { type ColorMode, growRamp, type Ramp, type RampSeed, type RampStep } from './ramp.ts';
export {
  type ColorRoles,
  colorRoleTable,
  listColorRoles,
  type RoleDefinition,
  type RoleTree,
  resolveColorRoles,
} from './roles.ts';
export {
  breakpoint,
  contentWidth,
  density,
  duration,
  easing,
  font,
  layer,
  radiusBase,
  space,
  type TextStep,
  text,
  weight,
} from './scales.ts';
export { resolveShadows, type ShadowRoles } from './shadows.ts';
export { type ThemeCssOptions, themeCss } from './theme-css.ts';
