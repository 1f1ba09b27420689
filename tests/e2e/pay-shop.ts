import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';
import { type PaypalServer, startPaypal } from '../../apps/reference-api/src/testing/paypal-server.ts';
import { type StripeServer, startStripe } from '../../apps/reference-api/src/testing/stripe-server.ts';
import { createStorefront, type Storefront } from '../../packages/storefront-sdk/src/index.ts';
import { freePort, startShop } from '../../tooling/shop.ts';
import { shopData } from '../../tooling/shop-data.ts';
import { apiUrl, test as base, expect, freshNetwork, type Shopper, storeUrl } from './shop.ts';

/** A shop with every payment method. Its payment providers implement the vendors' documented interfaces on this machine. */
export interface PayShop {
  stripe: StripeServer;
  paypal: PaypalServer;
  /** The addresses with which PayPal's page was opened, the latest last. */
  paypalPages: string[];
  /** The wallets of the device, by Stripe's names; none at first. */
  wallets: string[];
}

async function startPayShop() {
  const before = { STORE_URL: process.env.STORE_URL, API_URL: process.env.API_URL };
  const [stripe, paypal] = await Promise.all([startStripe(Date.now), startPaypal()]);
  const dataDir = await shopData();
  const lines: string[] = [];
  const shop = await startShop({
    storePort: await freePort(),
    apiPort: await freePort(),
    dataDir,
    env: {
      WARM_PICTURES: 'off',
      TRUST_PROXY: 'loopback',
      OPERATOR_TOKEN: process.env.OPERATOR_TOKEN ?? '',
      CASH_ON_DELIVERY: 'on',
      STRIPE_SECRET_KEY: stripe.config.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
      STRIPE_API_URL: stripe.config.apiUrl,
      PAYPAL_CLIENT_ID: paypal.config.clientId,
      PAYPAL_CLIENT_SECRET: paypal.config.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.config.webhookId,
      PAYPAL_API_URL: paypal.config.apiUrl,
    },
    onLine: (name, line) => lines.push(`${name}: ${line}`),
  }).catch((error: Error) => {
    throw new Error(`${error.message}\n${lines.slice(-20).join('\n')}`);
  });
  Object.assign(process.env, { STORE_URL: shop.storeUrl, API_URL: shop.apiUrl });
  const stop = async () => {
    await shop.stop();
    await Promise.all([stripe.close(), paypal.close()]);
    rmSync(dataDir, { recursive: true, force: true });
    Object.assign(process.env, before);
  };
  return { shop, stripe, paypal, lines, stop };
}

type Running = Awaited<ReturnType<typeof startPayShop>>;

/** Tests in a shop with every payment method; each worker starts one. */
export const test = base.extend<{ pay: PayShop }, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const running = await startPayShop();
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ running }, use) => use(running.shop.storeUrl),
  pay: async ({ running, context }, use) => {
    const { stripe, paypal } = running;
    const paypalPages: string[] = [];
    const wallets: string[] = [];
    await answerForStripe(context, stripe, wallets);
    await context.route('https://www.sandbox.paypal.com/**', (route) => {
      const url = route.request().url();
      paypalPages.push(url);
      const { approved, cancelled } = paypal.waysBack(url);
      const body = `<!doctype html><title>PayPal</title><h1>PayPal</h1><a href="${approved}">Pay now</a> <a href="${cancelled}">Cancel and return</a>`;
      return route.fulfill({ contentType: 'text/html', body: body.replaceAll('&', '&amp;') });
    });
    await use({ stripe, paypal, paypalPages, wallets });
    const secrets = stripe.secrets().filter((secret) => running.lines.some((line) => line.includes(secret)));
    expect(secrets, 'secrets in the log').toEqual([]);
  },
});

/** Cards of Stripe's documentation. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
  /** The payment succeeds, but the browser gets no response. */
  lost: '4000000000000077',
} as const;

/** The address of the Stripe.js release that `@stripe/stripe-js` loads. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** Responds for Stripe's hosts: the script, the card field's frame, the wallets, the bank's challenge, the confirmation. */
async function answerForStripe(
  context: BrowserContext,
  stripe: StripeServer,
  wallets: readonly string[],
): Promise<void> {
  await context.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const html = (body: string) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` });
    if (request.url() === STRIPE_SCRIPT) return route.fulfill({ contentType: 'text/javascript', body: stripeScript });
    if (url.pathname === '/card') return html(cardFrame);
    if (url.host === 'hooks.stripe.com') return html(bankFrame);
    if (url.pathname === '/wallets') {
      const json = Object.fromEntries(wallets.map((name) => [name, true]));
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json });
    }
    const form = new URLSearchParams(request.postData() ?? '');
    const secret = form.get('client_secret');
    const card = form.get('card');
    const cors = { 'access-control-allow-origin': '*' };
    const refuse = (code: string, message: string) =>
      route.fulfill({ status: 402, headers: cors, json: { error: { type: 'card_error', code, message } } });
    const amount = form.get('amount');
    if (amount !== null && Number(amount) !== stripe.amountOf(secret)) {
      const message = 'The amount in Elements is not the amount of the PaymentIntent.';
      const error = { type: 'invalid_request_error', code: 'parameter_invalid', message };
      return route.fulfill({ status: 400, headers: cors, json: { error } });
    }
    if (card === cards.declined) return refuse('card_declined', 'Your card was declined.');
    if (card === cards.challenged && !form.has('bank')) {
      return route.fulfill({ headers: cors, json: { status: 'requires_action' } });
    }
    if (form.get('bank') === 'refused') {
      return refuse('authentication_failed', 'Your bank could not confirm that it is you.');
    }
    if (stripe.statusOf(secret) === 'succeeded') {
      const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
      return route.fulfill({ status: 400, headers: cors, json: { error } });
    }
    stripe.pay(secret);
    if (card === cards.lost) await route.abort();
    else await route.fulfill({ headers: cors, json: { status: 'succeeded' } });
    await tell(stripe.event('payment_intent.succeeded', secret));
  });
}

/** Delivers a webhook of Stripe. */
export async function tell(event: { url: string; headers: Record<string, string>; payload: string }): Promise<void> {
  const { url, headers, payload } = event;
  const { status } = await fetch(apiUrl() + url, { method: 'POST', headers, body: payload });
  expect(status).toBe(200);
}

const cardFrame = `<title>Card</title>
<script>oninput=({target})=>parent.postMessage({card:target.value},'*')</script>
<label>Card number <input autocomplete="cc-number"></label>`;

// The script comes first, so that a visible button already works.
const bankFrame = `<title>Bank</title>
<script>onclick=({target})=>target.matches('button')&&parent.postMessage({bank:target.textContent==='Yes'?'confirmed':'refused'},'*')</script>
<h1>Is it you?</h1><button>Yes</button> <button>No</button>`;

/**
 * The part of Stripe.js that a shop with a Payment Element and an Express Checkout Element calls, according to its reference. The wallet's sheet
 * belongs to the device, outside the page: tests control it through `window.walletSheet`.
 */
const stripeScript = `(() => {
  const frame = (src, title) => Object.assign(document.createElement('iframe'), { src, title });
  window.Stripe = (key) => {
    if (!/^pk_/.test(key)) throw new Error('Invalid API key');
    return {
      elements({ clientSecret, mode, amount, currency, locale, appearance }) {
        window.stripeOptions = { locale, appearance };
        if (!clientSecret && (mode !== 'payment' || !(amount > 0) || !/^[a-z]{3}$/.test(currency))) throw new Error('elements');
        let card = '';
        const onMessage = ({ data }) => { if (typeof data === 'object' && 'card' in data) card = data.card; };
        addEventListener('message', onMessage);
        return {
          clientSecret,
          card: () => card,
          amount: () => (clientSecret ? undefined : amount),
          update: (next) => void (amount = next.amount),
          submit: async () => ({}),
          create(type, options) {
            const listeners = {};
            let shown;
            const open = async (place) => {
              const has = await (await fetch('https://api.stripe.com/wallets')).json();
              const names = Object.keys(has).filter((name) => options.paymentMethods?.[name] !== 'never');
              listeners.ready?.({ availablePaymentMethods: names.length > 0 ? has : undefined });
              if (names.length === 0) return;
              shown = Object.assign(document.createElement('button'), { textContent: 'Google Pay' });
              shown.style.cssText = 'inline-size:100%;block-size:' + options.buttonHeight + 'px';
              shown.onclick = () =>
                listeners.click({
                  resolve: (terms) => {
                    window.walletSheet = {
                      terms: { ...options, ...terms },
                      total: () => amount,
                      move: (address) =>
                        new Promise((resolve, reject) =>
                          listeners.shippingaddresschange({
                            address,
                            resolve: (next) => resolve(Object.assign(window.walletSheet.terms, next)),
                            reject,
                          }),
                        ),
                      approve: (event, number) =>
                        new Promise((resolve) => {
                          card = number;
                          listeners.confirm({ ...event, paymentFailed: resolve });
                        }),
                    };
                  },
                  reject: () => {},
                });
              place.append(shown);
            };
            return {
              on: (event, listener) => void (listeners[event] = listener),
              mount(place) {
                if (type === 'expressCheckout' && !clientSecret) return void open(place);
                if (type !== 'payment') return;
                shown = frame('https://js.stripe.com/card', 'Secure payment input frame');
                shown.onload = () => listeners.ready?.();
                place.append(shown);
              },
              destroy: () => shown?.remove(),
            };
          },
        };
      },
      async confirmPayment({ elements, clientSecret = elements.clientSecret, redirect }) {
        if (redirect !== 'if_required') throw new Error('redirect');
        const amount = elements.amount();
        const sum = amount === undefined ? {} : { amount };
        const ask = async (more = {}) => {
          const body = new URLSearchParams({ client_secret: clientSecret, card: elements.card(), ...sum, ...more });
          return (await fetch('https://api.stripe.com/v1/payment_intents/confirm', { method: 'POST', body })).json();
        };
        if (!elements.card()) {
          return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
        }
        try {
          const answer = await ask();
          if (answer.status !== 'requires_action') return answer;
          const bank = document.body.appendChild(frame('https://hooks.stripe.com/3d_secure', 'Bank'));
          const said = await new Promise((resolve) =>
            addEventListener('message', function listen({ data }) {
              if (typeof data !== 'object' || !('bank' in data)) return;
              removeEventListener('message', listen);
              resolve(data.bank);
            }),
          );
          bank.remove();
          return ask({ bank: said });
        } catch {
          return { error: { type: 'api_connection_error', message: 'We could not reach Stripe.' } };
        }
      },
    };
  };
  window.Stripe.version = 'endive';
})();`;

/** An API client that is signed in as a shopper. */
export async function shopOf(shopper: Shopper): Promise<Storefront> {
  const baseUrl = storeUrl();
  // One network may place a limited number of orders per hour.
  const origin = { origin: baseUrl, 'x-forwarded-for': freshNetwork() };
  const { token } = await createStorefront({ baseUrl, headers: () => origin }).login.withEmail(shopper);
  return createStorefront({ baseUrl, headers: () => ({ ...origin, 'authori-zation': token }) });
}

/** An address of a shopper. */
export const address = {
  firstName: 'Demo',
  lastName: 'Shopper',
  email: 'demo@promenade.example',
  country: 'FR',
  addressLine1: '12 quai des Promeneurs',
  addressLine2: '',
  state: 'Pays de la Loire',
  city: 'Nantes',
  postCode: '44000',
  phone: '+33 2 40 00 00 00',
  isDefault: true,
};

/** Orders a product without paying; returns the order number, which starts with PT. */
export async function placeOrder(shop: Storefront, payType = 'stripe', productNum = 1): Promise<string> {
  const { productInfo, productValue } = await shop.products.detailBySlug({ slug: 'windowsill-ficus' });
  const [variant] = Object.values(productValue);
  // An account can store only a few addresses.
  const [known] = await shop.addresses.all();
  const { id: addressId } = known ?? (await shop.addresses.save(address));
  const { preOrderNo } = await shop.preorders.create({
    preOrderType: 'buyNow',
    orderDetails: [{ attrValueId: variant?.id ?? 0, productId: productInfo.id, productNum }],
  });
  return (await shop.orders.create({ preOrderNo, addressId, payType, payChannel: 'pc' })).orderNo;
}

/** Pays an order in the sandbox, without a browser. */
export async function payInSandbox(shop: Storefront, orderNo: string): Promise<void> {
  const { hostname: hostName } = new URL(storeUrl());
  const { redirect } = await shop.payments.pay({
    ...{ orderNo, payType: 'sandbox', payChannel: 'pc', hostName, storeName: 'Promenade' },
  });
  const response = await fetch(redirect ?? '', {
    method: 'POST',
    headers: { origin: storeUrl(), 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}

/** The field of Stripe's form. */
export const cardField = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number');
