import type { Config } from '../config.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { PaypalConfig, StripeConfig } from '../payments/payment-config.ts';
import { createPaypalClient } from '../payments/paypal-client.ts';
import { NOTICES_ROOT } from '../routes/payment-notices.ts';
import { error, type Finding, ok, warning } from './finding.ts';
import { isLocal } from './settings.ts';

/** Checks whether payment providers accept the keys and notify the shop. */
export async function checkPayments(config: Config): Promise<Finding[]> {
  const { stripe, paypal, cashOnDelivery, sandbox, publicUrl } = config;
  const webhook = (payType: string) => `${publicUrl}${NOTICES_ROOT}/${payType}`;
  const findings = [
    ...(stripe ? await checkStripe(stripe, webhook('stripe'), !isLocal(publicUrl)) : []),
    ...(paypal ? await checkPaypal(paypal, webhook('paypal')) : []),
    ...(cashOnDelivery ? [ok('payments', 'Cash on delivery is on.')] : []),
    ...(sandbox ? [ok('payments', 'The sandbox accepts payments without money.')] : []),
  ];
  if (findings.length > 0) return findings;
  return [
    error(
      'payments',
      'There is no way to pay.',
      'Shoppers can fill a cart, but cannot check out.',
      'Set the keys of Stripe or PayPal, or CASH_ON_DELIVERY=on.',
    ),
  ];
}

const modeOf = (key: string) => /^[a-z]+_(test|live)_/.exec(key)?.[1];

const noWebhook = (provider: string, url: string) =>
  warning(
    'payments',
    `${provider} has no webhook for ${url}.`,
    'The shop queries payments, but is not notified of refunds and disputes that begin at the provider.',
    'Create the webhook in the dashboard, with the events of docs/guides/payments.md.',
  );

async function checkStripe(stripe: StripeConfig, webhookUrl: string, isPublic: boolean): Promise<Finding[]> {
  const [secret, publishable] = [modeOf(stripe.secretKey), modeOf(stripe.publishableKey)];
  if (secret !== publishable) {
    return [
      error(
        'payments',
        `STRIPE_SECRET_KEY is a ${secret ?? 'strange'} key, STRIPE_PUBLISHABLE_KEY a ${publishable ?? 'strange'} one.`,
        'No payment can be finished.',
        'Copy both from the same page of the dashboard.',
      ),
    ];
  }
  const { openStripe, ask } = await import('../payments/stripe.ts');
  const findings: Finding[] = [];
  try {
    const { data } = await ask(openStripe(stripe).webhookEndpoints.list({ limit: 100 }));
    const isHeard = data.some(({ url, status }) => url === webhookUrl && status === 'enabled');
    findings.push(
      isHeard ? ok('payments', 'Stripe accepts the keys and has the webhook.') : noWebhook('Stripe', webhookUrl),
    );
  } catch (reason) {
    if (!(reason instanceof ProviderError)) throw reason;
    // A restricted key that may not list webhooks is still valid.
    if (reason.reason === 'StripePermissionError') findings.push(ok('payments', 'Stripe accepts the keys.'));
    else
      findings.push(
        error(
          'payments',
          `Stripe rejects the keys: ${reason.reason}.`,
          'Nobody can pay by card.',
          'Correct STRIPE_SECRET_KEY, and allow connections to api.stripe.com.',
        ),
      );
  }
  if (secret === 'test' && isPublic) {
    findings.push(
      warning(
        'payments',
        'The keys of Stripe are test keys.',
        'Orders are paid without money.',
        'Set the live keys before you open the shop.',
      ),
    );
  }
  return findings;
}

async function checkPaypal(paypal: PaypalConfig, webhookUrl: string): Promise<Finding[]> {
  try {
    const path = `/v1/notifications/webhooks/${encodeURIComponent(paypal.webhookId)}`;
    const { url } = await createPaypalClient(paypal)<{ url: string }>({ method: 'GET', path });
    return [
      url === webhookUrl
        ? ok('payments', 'PayPal accepts the keys and has the webhook.')
        : noWebhook('PayPal', webhookUrl),
    ];
  } catch (reason) {
    if (!(reason instanceof ProviderError)) throw reason;
    return [
      error(
        'payments',
        `PayPal rejects the keys: ${reason.reason}.`,
        'Nobody can pay by PayPal, or webhooks are rejected.',
        'Correct PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID; keys of the sandbox need PAYPAL_API_URL.',
      ),
    ];
  }
}
