/**
 * An address fit for a log: what opens something (codes, tokens, cart ids, payment links, files of shoppers, e-mail addresses) is masked.
 */
export function maskedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const masked = path
    .replace(/^\/sandbox\/pay\/[^/]+/, '/sandbox/pay/***')
    .replace(/^\/media\/uploads\/[^/]+/, '/media/uploads/***')
    .replace(/^\/oidc\/(interaction|authorization)\/[^/]+/, '/oidc/$1/***');
  if (query === undefined) return masked;
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    openNames.has(name) ? `${name}=${encodeURIComponent(value)}` : `${name}=***`,
  );
  return `${masked}?${names.join('&')}`;
}

/** Parameters that say nothing about anyone; all others are masked. */
const openNames = new Set([
  ...['page', 'limit', 'cid', 'level', 'priceOrder', 'salesOrder', 'newest', 'minPrice', 'maxPrice', 'storeId', 'type'],
  ...['ids', 'isValid', 'numType', 'response_type', 'scope', 'ui_locales', 'prompt', 'client_id', 'w', 'h', 'slug'],
]);
