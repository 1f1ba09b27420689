/**
 * Hosts that Stripe's script and form use, according to Stripe's documentation. The script itself is allowed because a script with the nonce loads
 * it.
 */
export const STRIPE = {
  connect: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
} as const;

/** Parameters that contain a payment secret: they are removed before rendering. */
const secrets = ['clientSecret', 'payment_intent_client_secret'];

/** The address without payment secrets. */
export function withoutSecrets(url: URL): URL {
  if (!secrets.some((name) => url.searchParams.has(name))) return url;
  const plain = new URL(url);
  for (const name of secrets) plain.searchParams.delete(name);
  return plain;
}
