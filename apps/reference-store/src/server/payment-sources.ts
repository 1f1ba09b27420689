/** What Stripe's script and form reach, as Stripe documents it; the script itself runs because a script with the nonce loads it. */
export const STRIPE = {
  connect: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
} as const;

/** Parameters that hold a secret of a payment: nothing is rendered from them. */
const secrets = ['clientSecret', 'payment_intent_client_secret'];

/** The address without secrets of payments. */
export function withoutSecrets(url: URL): URL {
  if (!secrets.some((name) => url.searchParams.has(name))) return url;
  const plain = new URL(url);
  for (const name of secrets) plain.searchParams.delete(name);
  return plain;
}
