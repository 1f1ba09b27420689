import { create, type ThemeVars } from 'storybook/theming';
import { font, radiusBase, resolveColorRoles } from '../packages/storefront-ui/src/tokens/index.ts';

/** Storybook's interface in the project's colours and fonts. */
export function storybookTheme(appearance: 'light' | 'dark'): ThemeVars {
  const color = resolveColorRoles(appearance);
  return create({
    base: appearance,
    brandTitle: 'Promenade',
    brandImage: `./promenade-${appearance}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font.text,
    fontCode: font.code,
    colorPrimary: color.ink.solid,
    colorSecondary: color.accent.solid,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.page,
    appBorderColor: color.border.hairline,
    appBorderRadius: radiusBase.control,
    textColor: color.text.strong,
    textInverseColor: color.ink.on,
    textMutedColor: color.text.soft,
    barBg: color.surface,
    barTextColor: color.text.soft,
    barHoverColor: color.text.link,
    barSelectedColor: color.text.link,
    buttonBg: color.neutral.tint,
    buttonBorder: color.border.hairline,
    booleanBg: color.neutral.tint,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.border.control,
    inputTextColor: color.text.strong,
    inputBorderRadius: radiusBase.control,
  });
}
