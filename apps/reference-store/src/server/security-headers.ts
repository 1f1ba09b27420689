import type { Locale } from '../i18n/locale.ts';
import { streamHosts } from '../lib/stream-hosts.ts';
import { STRIPE } from './payment-sources.ts';
import type { TagSources } from './tag-sources.ts';

/** The policy under which owners' pages are parsed, in an inert document, to be sanitised. */
const OWNER_PAGE_POLICY = 'promenade-owner-page';

/** The policy under which the worker is registered that keeps pages. */
const WORKER_POLICY = 'promenade-worker';

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

/** What else holds for the page with Stripe's form, where secrets of payments are. */
export const paymentHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(self ${STRIPE.frames.map((host) => `"${host}"`).join(' ')})`,
};

/** What a page lets in beside the shop itself. */
export interface PolicySources {
  tags?: TagSources | undefined;
  embeds?: 'stripe' | undefined;
  streams?: boolean | undefined;
}

/**
 * The policy of a page. Scripts run only by nonce or when such a script loads them; nothing inline is allowed otherwise.
 * `tags` adds what the owner's tools reach; without it no other host is, and no further policy of Trusted Types.
 * `embeds` lets in the form of a payment provider, whose own scripts hand plain strings to the browser: the page may have a default
 * policy that looks at them.
 * `streams` lets in the players of live streams, which pages show that are reached from this one without another document.
 */
export function contentSecurityPolicy(
  nonce: string,
  { https, tags, embeds, streams = false }: PolicySources & { https: boolean },
): string {
  const { policies = [] } = tags ?? {};
  const frames = [...(embeds ? STRIPE.frames : []), ...(streams ? streamHosts.map((host) => `https://${host}`) : [])];
  const { images = [], connect = [] } = embeds ? STRIPE : (tags ?? {});
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[OWNER_PAGE_POLICY, WORKER_POLICY, ...(embeds ? ['default'] : policies)].join(' ')}`,
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
