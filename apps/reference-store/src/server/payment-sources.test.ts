import { expect, it } from 'vitest';
import { withoutSecrets } from './payment-sources.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const nonce = { scripts: ["'nonce-n0nce'"], styles: ["'nonce-n0nce'"] };

it('the page with the card form allows Stripe, and no other page does', () => {
  const policy = contentSecurityPolicy(nonce, { https: true, embeds: 'stripe' });
  const hosts = policy.match(/https:\/\/[^ ;]+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(0);
  for (const host of hosts) expect(host).toMatch(/\.stripe\.com$/);
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(policy).toContain("script-src 'nonce-n0nce' 'strict-dynamic';");
  expect(policy).not.toContain('unsafe');
});

it('every other page allows only the shop’s own frames, and cannot be framed itself', () => {
  const policy = contentSecurityPolicy(nonce, { https: true });
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("frame-ancestors 'none';");
  expect(policy).not.toContain('stripe');
});

it('the wallets page can be framed by the shop’s own pages, but contains no frame of the shop', () => {
  const policy = contentSecurityPolicy(nonce, { https: true, embeds: 'stripe', framed: true });
  expect(policy).toContain("frame-ancestors 'self';");
  expect(policy.match(/frame-src [^;]*/)?.[0]).not.toContain("'self'");
});

it('payment secrets are not passed to the renderer', () => {
  const url = new URL('https://shop.example/order/stripe_payment?orderNo=PT1&clientSecret=pi_1_secret_2&a=b');
  expect(withoutSecrets(url).search).toBe('?orderNo=PT1&a=b');
  const back = new URL('https://shop.example/order/payment_result?orderNo=PT1&payment_intent_client_secret=x');
  expect(withoutSecrets(back).search).toBe('?orderNo=PT1');
  const plain = new URL('https://shop.example/?q=%20a+b');
  expect(withoutSecrets(plain)).toBe(plain);
});
