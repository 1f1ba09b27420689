'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import { ThemeScopeContext, type ThemeScopeValue } from '../../theme/scope-context.ts';
import { colorScope, fontScope, radiusScope, type ScopeRule, unlessRefused } from '../../tokens/scope-css.ts';
import type { ThemeFonts } from '../../tokens/theme-css.ts';
import { inElement } from '../behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';

export interface ThemeScopeProps extends RootProps {
  /** What has the theme. */
  children: ReactNode;
  /** Element that is rendered. @default 'div' */
  as?: 'div' | 'section' | 'main' | 'aside' | 'article' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  /** Light or dark, with the page's ground behind it. @default as around it */
  theme?: 'light' | 'dark' | undefined;
  /** Text with at least 7:1 and edges with 4.5:1. @default as around it, and as the device asks */
  contrast?: 'more' | undefined;
  /** Heights of controls and rows. @default as around it */
  density?: 'comfortable' | 'compact' | undefined;
  /** Whether things move. What the device asks for goes first. @default as around it */
  motion?: 'reduced' | 'full' | undefined;
  /** Direction of reading. @default as around it */
  dir?: 'ltr' | 'rtl' | undefined;
  /** A brand's colour, `#rrggbb` or `#rgb`, from which all colours are grown. @default as around it */
  brand?: string | undefined;
  /** Colour of the main buttons, next to `brand`: the brand's, or ink. @default 'brand' */
  buttons?: 'brand' | 'ink' | undefined;
  /** Factor of all corner radii, from 0 to 10. @default as around it */
  radius?: number | undefined;
  /** Font families, as in CSS. One text names both. @default as around it */
  font?: string | ThemeFonts | undefined;
  /** Nonce of the page's content security policy, the same on the server and in the browser. Only `brand`, `radius` and `font` need it. */
  nonce?: string | undefined;
}

/** Without a nonce React puts each rule into the head once, however many scopes share it. */
function ScopeStyle({ rule, nonce }: { rule: ScopeRule; nonce: string | undefined }) {
  if (nonce === undefined) {
    return (
      <style href={rule.className} precedence="pm-theme">
        {rule.css}
      </style>
    );
  }
  // Browsers hide the nonce of an element in the document, so what React finds there differs.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rule.css}
    </style>
  );
}

/**
 * A part of the page with a theme of its own, which what opens from it in a dialog, drawer or menu has too. Scopes may be
 * nested: dark in light, a brand in another. Not for the theme of the whole page: that is `ThemeStyle`, with `data-theme` and
 * its kin on `<html>`. A brand, radius or font that `themeCss` refuses is left out with a warning.
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
          // What turns a switch states the colours again, those of the brand around it.
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
