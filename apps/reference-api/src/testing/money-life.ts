import type { Storefront } from '@promenade/storefront-sdk';
import type { Database } from '../db/index.ts';
import { beginDeductions } from './money-deductions.ts';
import { hasSucceeded } from './order-walk.ts';
import type { PaymentShop } from './payment-shop.ts';
import { openBuyNow } from './shopping.ts';
import { someSku } from './test-shop.ts';

/*
 * One order of two units, and all actions of shopper, merchant, operator, bank and payment providers on its money. The
 * providers' notices are stored, so that they can be delivered late, twice, or never.
 */

type Event = Parameters<PaymentShop['notify']>[0];

/** A notice, and the hold that an order must have once it was brought; null where it puts none. */
interface Notice {
  event: Event;
  holdOf: string | null;
}

const PIECES = 2;
/** Amount of a refund in the dashboard, in cents. */
const BY_HAND_CENTS = 100;

/** Starts an order of this kind; a reduced one is paid with the coupon of a promotion code and with points too. */
export async function beginMoneyLife(shop: PaymentShop, database: Database, isReduced: boolean) {
  const { db } = database;
  const { stripe, paypal } = shop;
  const { id: userId, shop: first } = await shop.newShopper();
  const deductions = isReduced ? await beginDeductions(database, userId, first) : undefined;
  const bought = await openBuyNow(first, await someSku(database, 20, 30), PIECES);
  const { orderNo } = await first.orders.create({ ...bought, ...deductions?.choice });
  const partNo = (await first.orders.masterDetail(orderNo)).orderList[0]?.orderNo ?? '';
  // Tokens end within minutes, and more than that passes.
  const shopper = () => shop.shopper(userId);

  const secrets: string[] = [];
  const redirects: string[] = [];
  const waiting: Notice[] = [];
  const brought: Notice[] = [];
  const disputes: ReturnType<typeof stripe.dispute>[] = [];
  /** Amounts refunded in the dashboard, in cents, by secret. */
  const byHand = new Map<string, number>();
  const faults: string[] = [];
  const secret = () => secrets.at(-1) ?? null;
  const redirect = () => redirects.at(-1) ?? null;

  const order = () =>
    db
      .selectFrom('orders')
      .select(['id', 'paid', 'is_cancelled', 'pay_cents'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
  /** Whether money came to a provider while the order was open. */
  let isPaidInTime = false;

  const enqueue = (event: Event, holdOf: string | null = null) => void waiting.push({ event, holdOf });
  const notifyIntent = (type: string) => {
    if (secret() !== null) enqueue(stripe.event(type, secret()));
  };
  const openHolds = async () => {
    const { id } = await order();
    const holds = db.selectFrom('order_holds').select(['reference', 'released_at']).where('order_id', '=', id);
    return (await holds.execute()).map(({ reference, released_at }) => ({ reference, isOpen: released_at === null }));
  };

  async function start(payType: 'stripe' | 'paypal') {
    const pay = shop.pay(await shopper(), orderNo, payType);
    // Stripe may be unavailable, which returns 503.
    const started = await pay.catch(() => undefined);
    const secretOf = started?.stripeClientSecret;
    if (secretOf && !secrets.includes(secretOf)) secrets.push(secretOf);
    if (payType === 'paypal' && started?.redirect && !redirects.includes(started.redirect))
      redirects.push(started.redirect);
  }

  async function moneyComes() {
    if (secret() === null) return;
    const { is_cancelled } = await order();
    const before = stripe.statusOf(secret());
    stripe.pay(secret());
    if (stripe.statusOf(secret()) === before) return;
    if (!is_cancelled) isPaidInTime = true;
    notifyIntent('payment_intent.succeeded');
  }

  async function bring(notice: Notice | undefined) {
    if (!notice) return;
    brought.push(notice);
    // Stripe may be unavailable when it is queried about the notice; then it sends the notice again.
    const status = await shop.notify(stripe.sentAgain(notice.event));
    if (status === 503) return void waiting.push(notice);
    if (status !== 200) faults.push(`a notice was answered with ${status}`);
    if (notice.holdOf !== null && !(await openHolds()).some(({ reference }) => reference === notice.holdOf))
      faults.push(`no hold after a notice of ${notice.holdOf}`);
  }

  const token = () => new URL(redirect() ?? 'http://none').searchParams.get('token') ?? 'NONE';
  const hasCheque = () => redirect() !== null && paypal.captureOf(redirect()) === 'PENDING';
  async function cancelAtPaypal({ payments }: Storefront) {
    await payments.paypalCancel({ token: token() }).catch(() => undefined);
  }

  const refunds = () =>
    db
      .selectFrom('refunds')
      .innerJoin('merchant_orders', 'merchant_orders.id', 'refunds.merchant_order_id')
      .select(['refund_no', 'refunds.status', 'amount_cents', 'withheld_cents', 'payout_failed_at'])
      .where('merchant_orders.order_no', '=', partNo)
      .orderBy('refunds.id')
      .execute();
  const operate = async (command: string, input: Record<string, string>) =>
    (await shop.operate(command, input)).status === 200;
  const lastRefund = async () => (await refunds()).at(-1)?.refund_no ?? 'RE0000000000000000';
  const apply = async (lines?: { orderInfoId: number; quantity: number }[]) =>
    hasSucceeded((await shopper()).refunds.apply({ orderNo: partNo, text: 'Torn', ...(lines && { lines }) }));

  const acts = {
    'starts with Stripe': () => start('stripe'),
    'starts with PayPal': () => start('paypal'),
    'card pays': moneyComes,
    'debit begins': async () => {
      if (secret() === null) return;
      stripe.process(secret());
      notifyIntent('payment_intent.processing');
    },
    'debit fails': async () => {
      if (secret() === null || stripe.statusOf(secret()) !== 'processing') return;
      stripe.failDebit(secret());
      notifyIntent('payment_intent.payment_failed');
    },
    'approves at PayPal': async () => {
      if (redirect() === null) return;
      paypal.approve(redirect());
      enqueue(paypal.event('CHECKOUT.ORDER.APPROVED', redirect()));
    },
    'returns from PayPal': async () => {
      await (await shopper()).payments.paypalSuccess({ token: token(), payerID: 'P1' }).catch(() => undefined);
    },
    'agrees to a cheque at PayPal': async () => {
      if (redirect() === null) return;
      paypal.approve(redirect(), 'slow');
      enqueue(paypal.event('CHECKOUT.ORDER.APPROVED', redirect()));
    },
    'cheque is paid': async () => {
      if (!hasCheque()) return;
      if (!(await order()).is_cancelled) isPaidInTime = true;
      paypal.complete(redirect());
      enqueue(paypal.event('PAYMENT.CAPTURE.COMPLETED', redirect()));
    },
    'cheque bounces': async () => {
      if (!hasCheque()) return;
      paypal.bounce(redirect());
      enqueue(paypal.event('PAYMENT.CAPTURE.DENIED', redirect()));
    },
    'cancels at PayPal': async () => cancelAtPaypal(await shopper()),
    'someone else cancels at PayPal': async () => cancelAtPaypal((await shop.newShopper()).shop),
    'returns from PayPal in one tab and cancels in another': async () => {
      await Promise.all([acts['returns from PayPal'](), acts['cancels at PayPal']()]);
    },
    'returns from PayPal while the order is cancelled': async () => {
      await Promise.all([acts['returns from PayPal'](), acts.cancels()]);
    },
    'looks at the result': async () => void (await (await shopper()).payments.result(orderNo)),
    cancels: async () => void (await (await shopper()).orders.cancel(orderNo).catch(() => undefined)),
    'a notice comes': () => bring(waiting.shift()),
    'the last notice comes first': () => bring(waiting.pop()),
    'a notice comes again': () => bring(brought.at(-1)),
    'a notice is lost': async () => void waiting.shift(),
    'types the code again': async () => deductions?.redeemAgain(await shopper()),
    'orders twice at once with coupon and points': async () => deductions?.orderTwice(await shopper()),
    'wants all back': async () => void (await apply()),
    'wants a piece back': async () => {
      const [line] = (await (await shopper()).orders.detail(partNo)).orderInfoList;
      await apply([{ orderInfoId: line?.id ?? 0, quantity: 1 }]);
    },
    'withdraws from all': async () => void (await hasSucceeded((await shopper()).orders.withdraw({ orderNo: partNo }))),
    'withdraws from a piece': async () => {
      const [line] = (await (await shopper()).orders.detail(partNo)).orderInfoList;
      const lines = [{ orderInfoId: line?.id ?? 0, quantity: 1 }];
      await hasSucceeded((await shopper()).orders.withdraw({ orderNo: partNo, lines }));
    },
    'merchant refuses': async () =>
      void (await operate('refund refuse', { refundNo: await lastRefund(), reason: 'It was whole' })),
    'merchant accepts': async () => void (await operate('refund accept', { refundNo: await lastRefund() })),
    'operator tries again': async () => void (await operate('refund retry', { refundNo: await lastRefund() })),
    'bank sends the refund back': async () => {
      const refund = secret() === null ? undefined : stripe.refundOf(secret());
      if (!refund?.metadata.refundNo || refund.status === 'failed') return;
      stripe.failRefund(refund);
      enqueue(stripe.eventOf('refund.failed', refund));
    },
    'refunded in the dashboard': async () => {
      const refund = secret() === null ? null : stripe.refundByHand(secret(), BY_HAND_CENTS);
      if (!refund) return;
      byHand.set(secret() ?? '', (byHand.get(secret() ?? '') ?? 0) + refund.amount);
      enqueue(stripe.eventOf('charge.refunded', stripe.chargeOf(secret())), refund.id);
    },
    'payment is disputed': async () => {
      if (secret() === null || stripe.statusOf(secret()) !== 'succeeded' || disputes.length > 0) return;
      const dispute = stripe.dispute(secret());
      disputes.push(dispute);
      enqueue(stripe.eventOf('charge.dispute.created', dispute), dispute.id);
    },
    'dispute is won': async () => {
      const dispute = disputes.find(({ status }) => status === 'needs_response');
      if (!dispute) return;
      stripe.closeDispute(dispute, 'won');
      enqueue(stripe.eventOf('charge.dispute.closed', dispute));
    },
    'operator releases': async () => void (await operate('order release', { orderNo })),
    'merchant ships': async () => {
      const held = (await openHolds()).some(({ isOpen }) => isOpen);
      const isDone = await operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
      if (held && isDone) faults.push('sent though it was held');
    },
  } satisfies Record<string, () => Promise<void>>;

  const story: string[] = [];
  return {
    /** Does something, whether it makes sense or not. */
    async act(name: keyof typeof acts) {
      story.push(name);
      await acts[name]();
    },
    /** The actions so far, for a test's error message. */
    story: () => `${orderNo}: ${story.join(', ')}`,
    /** What went wrong so far; also when the order was cancelled with its money on the way. */
    async faults() {
      const { is_cancelled } = await order();
      const isOnItsWay = hasCheque() || secrets.some((each) => stripe.statusOf(each) === 'processing');
      const found = [...faults, ...((await deductions?.faults()) ?? [])];
      return is_cancelled && isOnItsWay ? [...found, 'cancelled with its money on the way'] : found;
    },
    /** Nothing stays undecided at the providers. */
    async settle(isGood: boolean) {
      if (secret() !== null && stripe.statusOf(secret()) === 'processing') {
        await (isGood ? moneyComes() : acts['debit fails']());
      }
      if (hasCheque()) await acts[isGood ? 'cheque is paid' : 'cheque bounces']();
      for (const each of secrets) stripe.endRefunds(each);
      for (const dispute of disputes) if (dispute.status !== 'won') stripe.closeDispute(dispute, 'won');
    },
    /** Providers tell all of it once more. */
    async notifyAllAgain() {
      for (const notice of [...brought, ...waiting]) await shop.notify(stripe.sentAgain(notice.event));
    },
    /** What must hold when nothing is undecided any more and all jobs have run. */
    async breaches(): Promise<string[]> {
      const { paid, is_cancelled, pay_cents } = await order();
      const found = [...faults, ...((await deductions?.faults()) ?? []), ...((await deductions?.breaches()) ?? [])];
      if (paid === is_cancelled) found.push(paid ? 'paid and cancelled' : 'neither paid nor cancelled');
      if (isPaidInTime && !paid) found.push('cancelled though its money had come');
      const gone = (await refunds())
        .filter(({ status, payout_failed_at }) => status === 3 && payout_failed_at === null)
        .reduce((sum, { amount_cents, withheld_cents }) => sum + amount_cents - (withheld_cents ?? 0), 0);
      const kept =
        secrets.reduce((sum, each) => sum + stripe.keptOf(each), 0) +
        redirects.reduce((sum, each) => sum + paypal.keptOf(each), 0);
      const { payments, mails } = await shop.fate(orderNo);
      // A manual refund of surplus money would have been paid back anyway.
      const isByStripe = payments.includes('stripe succeeded');
      const handed = isByStripe ? (byHand.get(await payingSecret()) ?? 0) : 0;
      const owed = paid ? pay_cents - gone - handed : 0;
      if (kept !== owed) found.push(`providers have ${kept} instead of ${owed}`);
      const confirmed = mails.filter((purpose) => purpose === 'order-confirmation').length;
      if (confirmed !== (paid ? 1 : 0)) found.push(`${confirmed} confirmations`);
      return found;
    },
  };

  async function payingSecret(): Promise<string> {
    const { id } = await order();
    const payment = await db
      .selectFrom('payments')
      .select('provider_reference')
      .where('order_id', '=', id)
      .where('status', '=', 'succeeded')
      .executeTakeFirst();
    return secrets.find((each) => each.startsWith(`${payment?.provider_reference}_`)) ?? '';
  }
}

export type MoneyLife = Awaited<ReturnType<typeof beginMoneyLife>>;
export type MoneyAct = Parameters<MoneyLife['act']>[0];
