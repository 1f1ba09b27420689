import { parseUrl } from '@promenade/storefront-hooks/domain';

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: { createScriptURL(url: string): string; createHTML(html: string): string }): object;
}

const SCRIPTS = 'https://js.stripe.com';
/** Markup that runs something. */
const running = /<script|\son\w+\s*=|javascript:|<iframe|srcdoc/i;

function stripeScript(url: string): string {
  if (parseUrl(url)?.origin !== SCRIPTS) throw new TypeError(`No script is loaded from ${url}`);
  return url;
}

function stillMarkup(html: string): string {
  if (running.test(html)) throw new TypeError('Markup that runs something is not written.');
  return html;
}

/**
 * Lets Stripe's own scripts work where Trusted Types are enforced: they hand plain strings to the browser, so that the page's
 * default policy has to look at them. It holds in the one document with the card form, and admits Stripe's scripts alone.
 */
export function trustStripe(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes?.defaultPolicy === null)
    trustedTypes.createPolicy('default', { createScriptURL: stripeScript, createHTML: stillMarkup });
}
