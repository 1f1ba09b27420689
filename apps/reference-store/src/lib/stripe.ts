import type { StripeAppearance } from '@promenade/storefront-hooks';
import { parseUrl } from '@promenade/storefront-hooks/domain';
import { loadStripe } from '@stripe/stripe-js/pure';

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: { createScriptURL(url: string): string; createHTML(html: string): string }): object;
}

const SCRIPTS = 'https://js.stripe.com';
/** Markup that can execute scripts. */
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
 * Lets Stripe's scripts work under Trusted Types: they pass plain strings to the browser, so the page's default policy has to check them. It applies
 * only to the documents with the card form and the wallets, and allows Stripe's scripts only.
 */
function trustStripe(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes?.defaultPolicy === null)
    trustedTypes.createPolicy('default', { createScriptURL: stripeScript, createHTML: stillMarkup });
}

/** The function that loads Stripe's library in this document. */
export function stripeLoader(): typeof loadStripe {
  trustStripe();
  return loadStripe;
}

/** Reads the theme of the page for Stripe's form, which is in a separate document and cannot read it. */
export function stripeLook(): StripeAppearance {
  const probe = document.body.appendChild(document.createElement('span'));
  const styles = getComputedStyle(probe);
  const color = (role: string) => {
    probe.style.color = `var(--pm-color-${role})`;
    return plainColor(styles.color);
  };
  const length = (token: string) => {
    probe.style.borderTopLeftRadius = `var(--pm-${token})`;
    return styles.borderTopLeftRadius;
  };
  const border = color('border-control');
  const strong = color('text-strong');
  const look: StripeAppearance = {
    variables: {
      colorPrimary: color('accent-solid'),
      colorBackground: color('surface'),
      colorText: strong,
      colorTextSecondary: color('text-soft'),
      colorTextPlaceholder: color('text-soft'),
      colorDanger: color('critical-text'),
      borderRadius: length('radius-control'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
      gridRowSpacing: '16px',
    },
    rules: {
      '.Input': { border: `1px solid ${border}`, boxShadow: 'none', padding: '12px' },
      '.Input:focus': { border: `1px solid ${strong}`, boxShadow: `0 0 0 1px ${strong}`, outline: 'none' },
      '.Tab': { border: `1px solid ${border}`, boxShadow: 'none' },
      '.Tab--selected': { border: `1px solid ${strong}`, boxShadow: `0 0 0 1px ${strong}` },
      '.Label': { fontWeight: '500' },
    },
  };
  probe.remove();
  return look;
}

/** Converts a colour to a format that Stripe understands: the theme may use colour spaces that it does not support. */
function plainColor(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return color;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
