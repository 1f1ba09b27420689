import type { Locale } from '../i18n/locale.ts';
import { streamHosts } from '../lib/stream-hosts.ts';
import type { InlineSources } from './inline-code.ts';
import { STRIPE } from './payment-sources.ts';
import type { TagSources } from './tag-sources.ts';

/** The policy under which owners' pages are parsed, in an inert document, to be sanitised. */
const OWNER_PAGE_POLICY = 'promenade-owner-page';

/** The policy under which the offline worker is registered. */
const WORKER_POLICY = 'promenade-worker';

/** Headers of every response, also of proxied ones and redirects. */
export function everyResponseHeaders(https: boolean): Record<string, string> {
  return { 'x-content-type-options': 'nosniff', ...(https && { 'strict-transport-security': 'max-age=31536000' }) };
}

/** Headers of the store's own responses; proxied responses have those of the API. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
};

/** Further headers of the page with Stripe's form, which handles payment secrets. */
export const paymentHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(self ${STRIPE.frames.map((host) => `"${host}"`).join(' ')})`,
};

/** Further sources that a page's policy allows. */
export interface PolicySources {
  tags?: TagSources | undefined;
  embeds?: 'stripe' | undefined;
  framed?: boolean | undefined;
  streams?: boolean | undefined;
}

/**
 * The policy of a page. Only the inline scripts and styles in `inline` run, and scripts that those load.
 * `tags` adds the hosts and Trusted Types policies of the owner's tools.
 * `embeds` allows the form of a payment provider, whose scripts pass plain strings to the browser: the page may have a default policy that checks
 * them.
 * `framed` lets other pages of the shop show this one in a frame. No other page allows that, although every page may contain frames of its own
 * origin.
 * `streams` allows the players of live streams, also for pages that are reached from this one without loading a new document.
 */
export function contentSecurityPolicy(
  inline: InlineSources,
  { https, tags, embeds, framed = false, streams = false }: PolicySources & { https: boolean },
): string {
  const { policies = [] } = tags ?? {};
  const frames = [...(embeds ? STRIPE.frames : []), ...(streams ? streamHosts.map((host) => `https://${host}`) : [])];
  const { images = [], connect = [] } = embeds ? STRIPE : (tags ?? {});
  return [
    "default-src 'self'",
    inline.scripts.length > 0 ? `script-src ${inline.scripts.join(' ')} 'strict-dynamic'` : "script-src 'none'",
    ["style-src 'self'", ...inline.styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    `frame-src ${[...frames, ...(embeds ? [] : ["'self'"])].join(' ')}`,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[OWNER_PAGE_POLICY, WORKER_POLICY, ...(embeds ? ['default'] : policies)].join(' ')}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of a page in Markdown, which loads nothing. */
export function markdownHeaders(locale: Locale, https: boolean): Record<string, string> {
  return {
    ...documentHeaders(locale, https, "default-src 'none'; frame-ancestors 'none'"),
    'content-type': 'text/markdown; charset=utf-8',
  };
}

/** Headers of every document in a language. */
export function documentHeaders(locale: Locale, https: boolean, policy: string): Record<string, string> {
  return {
    ...everyResponseHeaders(https),
    ...commonHeaders,
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'content-security-policy': policy,
  };
}
