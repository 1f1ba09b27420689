import { BASE_CSS, inOwnerLayer } from './safe/base-css.ts';
import { filterCss } from './safe/filter-css.ts';
import { type AddressRules, filledHooks, type OwnerContent } from './safe/profile.ts';
import { escapeHtml, type FormTargets, sanitizeOnServer } from './safe/sanitize-on-server.ts';

export type { AddressRules, OwnerContent } from './safe/profile.ts';
export type { FormTargets } from './safe/sanitize-on-server.ts';

/** What the markup of a page needs besides its content. */
export interface OwnerMarkupOptions extends AddressRules {
  /** The nonce of style elements in the answer's Content-Security-Policy. */
  nonce?: string | undefined;
  /** Where forms go before scripts run. @default nowhere */
  forms?: FormTargets;
}

/** HTML of an owner or merchant without anything that could run or load: for other forms of a page, such as text. */
export function ownerHtml(html: string, rules: AddressRules): string {
  return sanitizeOnServer(html, rules);
}

/** In sanitised HTML no text has a quote. */
const filled = new RegExp(`<(?:img|video|input)\\b| (?:${filledHooks.join('|')})="`);
const hasContent = (html: string) => filled.test(html) || html.replace(/<[^>]*>/g, '').trim() !== '';

/**
 * An owner's page as sanitised HTML in a shadow root, for `markup` of `OwnerPage`; `undefined` where nothing of it can be shown.
 * It reads without scripts, and shows what a guest sees.
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
