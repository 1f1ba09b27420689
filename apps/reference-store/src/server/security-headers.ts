import type { Locale } from '../i18n/locale.ts';

/** What holds for every answer, proxied ones and redirects too. */
export function everyAnswerHeaders(https: boolean): Record<string, string> {
  return { 'x-content-type-options': 'nosniff', ...(https && { 'strict-transport-security': 'max-age=31536000' }) };
}

/** What holds for every answer of the store's own; proxied answers bring their own headers. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
};

/** Policies of Trusted Types that the store's scripts create; any other name is refused, `default` too. */
const trustedTypesPolicies: readonly string[] = [];

/** The policy of a page. Scripts run only by nonce or when such a script loads them; nothing inline is allowed otherwise. */
function contentSecurityPolicy(nonce: string, { https }: { https: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ') || "'none'"}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of a page in one language, before anybody has said whether it may be kept. */
export function pageHeaders({
  locale,
  nonce,
  https,
}: {
  locale: Locale;
  nonce: string;
  https: boolean;
}): Record<string, string> {
  return {
    ...everyAnswerHeaders(https),
    ...commonHeaders,
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'content-security-policy': contentSecurityPolicy(nonce, { https }),
  };
}
