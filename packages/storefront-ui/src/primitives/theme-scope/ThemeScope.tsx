'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import { ThemeScopeContext, type ThemeScopeValue } from '../../theme/scope-context.ts';
import { colorScope, fontScope, radiusScope, type ScopeRule, unlessRefused } from '../../tokens/scope-css.ts';
import type { ThemeFonts } from '../../tokens/theme-css.ts';
import { inElement } from '../behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';

export interface ThemeScopeProps extends RootProps {
  /** Content of the section. */
  children: ReactNode;
  /** Element type. @default 'div' */
  as?: 'div' | 'section' | 'main' | 'aside' | 'article' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  /** Light or dark, with the page's background colour. @default inherited */
  theme?: 'light' | 'dark' | undefined;
  /** `more` gives text at least 7:1 and edges 4.5:1. @default inherited, or the device's setting */
  contrast?: 'more' | undefined;
  /** Heights of controls and rows. @default inherited */
  density?: 'comfortable' | 'compact' | undefined;
  /** Whether things move. The device's setting takes precedence. @default inherited */
  motion?: 'reduced' | 'full' | undefined;
  /** Reading direction. @default inherited */
  dir?: 'ltr' | 'rtl' | undefined;
  /** A brand colour, `#rrggbb` or `#rgb`, from which all colours are computed. @default inherited */
  brand?: string | undefined;
  /** Colour of the main buttons together with `brand`: the brand's colour, or ink. @default 'brand' */
  buttons?: 'brand' | 'ink' | undefined;
  /** Factor of all corner radii, from 0 to 10. @default inherited */
  radius?: number | undefined;
  /** CSS font families. A string sets the fonts for text and titles. @default inherited */
  font?: string | ThemeFonts | undefined;
  /** Nonce of the page's content security policy, identical on server and client. Only `brand`, `radius` and `font` need it. */
  nonce?: string | undefined;
}

/** Without a nonce React puts each rule into the head once, however many scopes use it. */
function ScopeStyle({ rule, nonce }: { rule: ScopeRule; nonce: string | undefined }) {
  if (nonce === undefined) {
    return (
      <style href={rule.className} precedence="pm-theme">
        {rule.css}
      </style>
    );
  }
  // Browsers hide the nonce of an element in the document, so hydration would report a mismatch.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rule.css}
    </style>
  );
}

/**
 * A part of the page with its own theme, which also applies to dialogs, drawers and menus that open from it. Scopes can be
 * nested: dark in light, one brand in another. Not for the theme of the whole page: use `ThemeStyle`, with `data-theme` and
 * the other attributes on `<html>`. A brand, radius or font that `themeCss` rejects is ignored with a warning.
 */
export function ThemeScope({
  as: Tag = 'div',
  children,
  theme,
  contrast,
  density,
  motion,
  dir,
  brand,
  buttons,
  radius,
  font,
  nonce,
  ...rest
}: ThemeScopeProps) {
  const around = useContext(ThemeScopeContext);
  const rules = useMemo(
    () => ({
      brand: brand === undefined ? undefined : unlessRefused(() => colorScope({ brand, buttons })),
      radius: radius === undefined ? undefined : unlessRefused(() => radiusScope(radius)),
      font: font === undefined ? undefined : unlessRefused(() => fontScope(font)),
    }),
    [brand, buttons, radius, font],
  );
  const attributes = {
    'data-theme-scope': '' as const,
    ...(theme && { 'data-theme': theme }),
    ...(contrast && { 'data-contrast': contrast }),
    ...(density && { 'data-density': density }),
    ...(motion && { 'data-motion': motion }),
    ...(dir && { dir }),
  };
  const value: ThemeScopeValue = {
    attributes: { ...around?.attributes, ...attributes },
    brandClass: rules.brand?.className ?? around?.brandClass,
    radiusClass: rules.radius?.className ?? around?.radiusClass,
    fontClass: rules.font?.className ?? around?.fontClass,
  };
  return (
    <ThemeScopeContext value={value}>
      <Tag
        {...attributes}
        {...rootProps(
          rest,
          // A changed theme or contrast needs the colours declared again, so the brand class of the outer scope is repeated.
          rules.brand?.className ?? ((theme || contrast) && around?.brandClass),
          rules.radius?.className,
          rules.font?.className,
        )}
      >
        {Object.values(rules).map((rule) => rule && <ScopeStyle key={rule.className} rule={rule} nonce={nonce} />)}
        {inElement(children)}
      </Tag>
    </ThemeScopeContext>
  );
}
