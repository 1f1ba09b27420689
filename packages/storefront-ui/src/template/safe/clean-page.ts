import { BASE_CSS, inOwnerLayer } from './base-css.ts';
import { filterCss } from './filter-css.ts';
import type { CleanPage } from './load-sanitizer.ts';
import type { AddressRules, OwnerContent } from './profile.ts';
import { sanitizeInBrowser } from './sanitize-in-browser.ts';

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Makes an owner's page safe to show. */
export function cleanPage({ html, css }: OwnerContent, rules: AddressRules): CleanPage {
  const texts = css.map(({ href, text }) => inOwnerLayer(filterCss(text, (address) => rules.file(address, href))));
  return { nodes: sanitizeInBrowser(html, rules), sheets: [BASE_CSS, ...texts].map(sheetOf) };
}
