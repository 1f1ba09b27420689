import { allOf, type Environment, originOf } from '../config-values.ts';

/** What Stripe's dashboard gives for an account. */
export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  /** Signs what Stripe tells by itself. */
  webhookSecret: string;
  /** Origin of Stripe's calls. */
  apiUrl: string;
}

/** What PayPal's developer pages give for an application. */
export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Origin of PayPal's calls; its own sandbox has another one. */
  apiUrl: string;
}

export const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
export const PAYPAL_KEYS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

export function stripeConfig(env: Environment): StripeConfig | undefined {
  const keys = allOf(env, STRIPE_KEYS);
  if (!keys) return undefined;
  const [secretKey, publishableKey, webhookSecret] = keys;
  const apiUrl = originOf('STRIPE_API_URL', env.STRIPE_API_URL || 'https://api.stripe.com');
  return { secretKey, publishableKey, webhookSecret, apiUrl };
}

export function paypalConfig(env: Environment): PaypalConfig | undefined {
  const keys = allOf(env, PAYPAL_KEYS);
  if (!keys) return undefined;
  const [clientId, clientSecret, webhookId] = keys;
  const apiUrl = originOf('PAYPAL_API_URL', env.PAYPAL_API_URL || 'https://api-m.paypal.com');
  return { clientId, clientSecret, webhookId, apiUrl };
}
