export {
  type AppearancePair,
  type Appearances,
  appearanceVariables,
  lightOrDark,
  type ThemeAppearance,
} from './appearance-css.ts';
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
export { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
export { defaultSeeds, growDefaultRamps, type RampName, type Ramps } from './default-ramps.ts';
export { type DesignToken, type DesignTokenGroup, type DesignTokensOptions, designTokens } from './dtcg.ts';
export { type ColorContrast, type ColorMode, growRamp, type Ramp, type RampSeed, type RampStep } from './ramp.ts';
export {
  type ColorRoleName,
  type ColorRoles,
  colorRoleTable,
  type ListedColorRole,
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
export {
  buildTheme,
  type MovedColor,
  type OwnColorRole,
  type RoleColor,
  type Theme,
  type ThemeColors,
} from './theme.ts';
export { type ThemeCssOptions, type ThemeFonts, themeCss } from './theme-css.ts';
export {
  type IgnoredToken,
  type ParsedTheme,
  parseThemeJson,
  type ThemeJson,
  type ThemeJsonOptions,
  themeJson,
} from './theme-json.ts';
