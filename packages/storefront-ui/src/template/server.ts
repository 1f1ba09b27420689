import { BASE_CSS, inOwnerLayer } from './safe/base-css.ts';
import { filterCss } from './safe/filter-css.ts';
import { type AddressRules, filledHooks, type OwnerContent } from './safe/profile.ts';
import { escapeHtml, type FormTargets, sanitizeOnServer } from './safe/sanitize-on-server.ts';

export type { AddressRules, OwnerContent } from './safe/profile.ts';
export type { FormTargets } from './safe/sanitize-on-server.ts';

/** Options for the markup of a page. */
export interface OwnerMarkupOptions extends AddressRules {
  /** Nonce for style elements, from the response's Content-Security-Policy. */
  nonce?: string | undefined;
  /** Addresses that forms submit to before scripts run. @default none */
  forms?: FormTargets;
}

/** Sanitises HTML of an owner or merchant, for uses other than `OwnerPage`, such as text. */
export function ownerHtml(html: string, rules: AddressRules): string {
  return sanitizeOnServer(html, rules);
}

/** Hooks in sanitised HTML, where text contains no quotes. */
const filled = new RegExp(`<(?:img|video|input)\\b| (?:${filledHooks.join('|')})="`);
const hasContent = (html: string) => filled.test(html) || html.replace(/<[^>]*>/g, '').trim() !== '';

/**
 * An owner's page as sanitised HTML in a declarative shadow root, for `markup` of `OwnerPage`; `undefined` if nothing of it can
 * be shown. It shows the guest's view and works without scripts.
 * @example ownerMarkup(page, { link, file, nonce })
 */
export function ownerMarkup({ html, css }: OwnerContent, options: OwnerMarkupOptions): string | undefined {
  const { nonce, forms, file } = options;
  const clean = sanitizeOnServer(html, options, forms);
  if (!hasContent(clean)) return undefined;
  const sheets = css.map(({ href, text }) => inOwnerLayer(filterCss(text, (address) => file(address, href))));
  const attribute = nonce ? ` nonce="${escapeHtml(nonce)}"` : '';
  const styles = [BASE_CSS, ...sheets].map((sheet) => `<style${attribute}>${sheet}</style>`).join('');
  return `<template shadowrootmode="open">${styles}${clean}</template>`;
}
