'use client';
import {
  type Address,
  addressesAll,
  addressesSave,
  type Client,
  isStorefrontError,
  loginAsGuest,
  loginMethods,
  paymentsMethods,
  preordersComputePrice,
  preordersCreate,
  preordersQuote,
  type StorefrontError,
} from '@promenade/storefront-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import type { CartItem, CartStore } from '../cart/cart-types.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { typedAddress } from '../domain/address-validation.ts';
import { PAYMENT_CHANNEL } from '../domain/constants.ts';
import type { Cents } from '../domain/money.ts';
import { paymentResult } from '../domain/store-paths.ts';
import { type WalletContact, walletAddress } from '../domain/wallet-address.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { couponQueries, orderQueries, pointsQueries } from '../query/query-names.ts';
import { openBuyNow } from './open-buy-now.ts';
import { sendOrder } from './send-order.ts';
import { startPayment } from './start-payment.ts';
import { libraryOf, type StripeAppearance, type StripeSource, TIMEOUT_MS, within } from './stripe-library.ts';
import {
  type MountedWallets,
  mountWallets,
  type StripeWalletLibrary,
  type WalletPrice,
  type WalletTexts,
} from './stripe-wallets.ts';

/** A purchase with a wallet: one variant, lines of the cart, or an open checkout with its coupon and points. */
export type ExpressPurchase =
  | ({ readonly kind: 'product' } & CartItem)
  | {
      readonly kind: 'cart';
      /** The lines to buy, such as `items` of `useCartSummary`. */
      readonly items: readonly CartItem[];
    }
  | {
      readonly kind: 'checkout';
      /** Number of the open checkout. */
      readonly preOrderNo: string;
      /** `id` of a coupon in `checkoutCoupons`. */
      readonly couponId?: number | undefined;
      /** Whether points are used. */
      readonly spendPoints?: boolean | undefined;
    };

/** Options of `useExpressCheckout`. */
export interface ExpressCheckoutOptions extends StripeSource<StripeWalletLibrary> {
  /** The purchase. A changed purchase is priced again. */
  purchase: ExpressPurchase;
  /** Names of the parts of the price in the wallet. */
  texts: WalletTexts;
  /** Countries to which the shop delivers, ISO 3166-1 alpha-2. @default all */
  countries?: readonly string[];
  /** Appearance of the buttons. @default Stripe's appearance */
  appearance?: () => StripeAppearance | Promise<StripeAppearance>;
  /** Path of the shop's payment result page, without language prefix. @default `/order/payment_result?orderNo=…` */
  resultPath?: (orderNo: string) => string;
  /** Called when the order is paid, or its payment is processing. */
  onPaid(orderNo: string): void;
  /** Called when the order is placed and its payment failed: it can be paid in another way. */
  onUnpaid(orderNo: string, error: StorefrontError): void;
}

/** The buttons of the device's wallets. */
export interface ExpressCheckout {
  /** Ref of the element for the buttons: `<div ref={wallets.ref} />`. */
  ref(element: HTMLElement | null): void;
  /**
   * `unavailable` if the shop takes no payments through Stripe, if the device has no wallet, if the sign-in has expired, or if the
   * shop does not allow guests; also if Stripe cannot be reached, with the reason in `error`.
   */
  state: 'loading' | 'ready' | 'unavailable';
  /** Whether an approved payment is being ordered and paid. */
  isPending: boolean;
  /** Why the latest payment failed, or why the buttons could not be shown. */
  error: StorefrontError | undefined;
}

/** The amounts of a purchase, as the backend would charge them now. */
async function priceOf(client: Client, purchase: ExpressPurchase): Promise<WalletPrice> {
  if (purchase.kind === 'checkout') {
    const { preOrderNo, couponId, spendPoints } = purchase;
    const price = await preordersComputePrice(client, {
      preOrderNo,
      ...(couponId !== undefined && { couponId }),
      ...(spendPoints && { useIntegral: true }),
    });
    const { proTotalFee: goodsCents, freightFee: shippingCents, payFee: totalCents } = price;
    return { goodsCents, shippingCents, totalCents, savingCents: price.couponFee + (price.deductionPrice ?? 0) };
  }
  const items = purchase.kind === 'cart' ? purchase.items : [purchase];
  const lines = items.map(({ productId, attrId, quantity }) => ({
    productId,
    attrValueId: attrId,
    productNum: quantity,
  }));
  const { proTotalFee, freightFee, payFee } = await preordersQuote(client, { lines });
  return { goodsCents: proTotalFee, shippingCents: freightFee, savingCents: 0, totalCents: payFee };
}

/** The number of a checkout of the purchase. The guest's cart has been merged into the account's by now. */
async function checkoutOf(client: Client, cart: CartStore, purchase: ExpressPurchase): Promise<string> {
  if (purchase.kind === 'checkout') return purchase.preOrderNo;
  if (purchase.kind === 'product') return openBuyNow(client, purchase);
  await cart.settle();
  const wanted = new Set(purchase.items.map(({ attrId }) => attrId));
  const orderDetails = cart
    .views()
    .flatMap((group) => group.cartInfoList)
    .filter(({ attrId }) => wanted.has(attrId))
    .map(({ id, uniqueKey }) => ({ shoppingCartId: id, shoppingCartKey: uniqueKey }));
  return (await preordersCreate(client, { preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
}

const fields = [
  ...(['firstName', 'lastName', 'email', 'country', 'addressLine1', 'addressLine2'] as const),
  ...(['city', 'state', 'postCode', 'phone'] as const),
];

/** The id of the shopper's saved address with the same content, or of a new one. Reuses addresses, because their number is limited. */
async function addressIdOf(client: Client, contact: WalletContact): Promise<number> {
  const address = typedAddress(walletAddress(contact));
  const isSame = (known: Address) => fields.every((field) => (known[field] ?? '') === (address[field] ?? ''));
  const known = (await addressesAll(client)).find(isSame);
  if (known) return known.id;
  const { addressLine2, detail: _, ...body } = address;
  return (await addressesSave(client, { ...body, addressLine2: addressLine2 ?? '', isDefault: false })).id;
}

/** An error of saving the address is the shopper's to correct in the wallet. */
const isAddressError = (cause: unknown) => isStorefrontError(cause, 'invalid') && cause.endpoint === 'addresses.save';

/**
 * Buys with the wallets of the device (Apple Pay, Google Pay, Link) through Stripe's Express Checkout Element. The wallet supplies
 * address and payment in one step, and guests need no account. The backend computes the price, and rejects the order if the
 * wallet showed another total.
 *
 * Show the buttons when the shopper is about to buy: Stripe's script is loaded with them.
 */
export function useExpressCheckout(options: ExpressCheckoutOptions): ExpressCheckout {
  const { client, session, store, locale, currency, href, invalidate, errorText } = useStorefront();
  const cart = useCartStore();
  const [element, ref] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<ExpressCheckout['state']>('loading');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<StorefrontError>();
  const wallets = useRef<MountedWallets>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const refresh = useCallback(() => {
    wallets.current?.refresh().catch((cause) => setError(asStorefrontError(cause, 'preorders.quote')));
  }, []);

  useEffect(() => {
    if (!element) return;
    let isGone = false;
    let placedNo: string | undefined;
    let priced: ExpressPurchase | undefined;
    const { load, publishableKey, appearance } = latest.current;

    async function order(contact: WalletContact, agreedCents: Cents): Promise<string | undefined> {
      const { purchase, resultPath } = latest.current;
      if (session.getSnapshot().state === 'anonymous') {
        await session.adopt(await loginAsGuest(client, { email: contact.email }));
      }
      const addressId = await addressIdOf(client, contact);
      const preOrderNo = await checkoutOf(client, cart, purchase);
      const { couponId, spendPoints } = purchase.kind === 'checkout' ? purchase : {};
      const { orderNo } = await sendOrder(client, store.id, {
        ...{ preOrderNo, addressId, payType: 'stripe', payChannel: PAYMENT_CHANNEL, expectedPayFee: agreedCents },
        ...(couponId !== undefined && { couponId }),
        ...(spendPoints && { useIntegral: true }),
      });
      placedNo = orderNo;
      void cart.refresh().catch(() => {});
      void invalidate(...orderQueries, ...couponQueries, ...pointsQueries);
      const started = await startPayment(client, {
        ...{ orderNo, payType: 'stripe', hostName: location.host, storeName: store.websiteTitle },
        ...(resultPath && { resultPath: href(resultPath(orderNo)) }),
      });
      return started && !started.status ? (started.stripeClientSecret ?? undefined) : undefined;
    }

    async function show(place: HTMLElement): Promise<MountedWallets | undefined> {
      await session.start();
      const who = session.getSnapshot().state;
      if (who !== 'authenticated' && who !== 'anonymous') return undefined;
      const [{ stripeStatus }, { visitorOpen }] = await Promise.all([
        paymentsMethods(client),
        who === 'anonymous' ? loginMethods(client) : { visitorOpen: true },
      ]);
      if (!stripeStatus || !visitorOpen) return undefined;
      const library = libraryOf({ load, ...(publishableKey !== undefined && { publishableKey }) }, client);
      const stripe = await within(library, TIMEOUT_MS);
      const { texts, countries } = latest.current;
      return mountWallets(place, {
        ...{ stripe, locale, currency, texts, countries },
        appearance: await appearance?.(),
        shopName: store.websiteTitle,
        returnUrl() {
          const path = latest.current.resultPath ?? defaultResultPath;
          return new URL(href(path(placedNo ?? '')), location.origin).href;
        },
        price() {
          priced = latest.current.purchase;
          return priceOf(client, priced);
        },
        order,
        isAddressError,
        failureText: (cause) => errorText(asStorefrontError(cause, 'payments.pay')),
        onConfirming() {
          placedNo = undefined;
          setError(undefined);
          setPending(true);
        },
        onPaid() {
          setPending(false);
          if (placedNo) latest.current.onPaid(placedNo);
        },
        onFailed(cause) {
          const failure = asStorefrontError(cause, 'payments.pay');
          setPending(false);
          setError(failure);
          if (placedNo) latest.current.onUnpaid(placedNo, failure);
        },
      });
    }

    setState('loading');
    show(element).then(
      (mounted) => {
        if (isGone) return mounted?.dispose();
        wallets.current = mounted;
        setState(mounted ? 'ready' : 'unavailable');
        if (priced !== latest.current.purchase) refresh();
      },
      (cause) => {
        if (isGone) return;
        setError(asStorefrontError(cause, 'payments.pay'));
        setState('unavailable');
      },
    );
    return () => {
      isGone = true;
      wallets.current?.dispose();
      wallets.current = undefined;
    };
  }, [element, client, session, store, locale, currency, href, invalidate, errorText, cart, refresh]);

  const wanted = JSON.stringify(options.purchase);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another purchase has another price.
  useEffect(refresh, [wanted, refresh]);
  return { ref, state, isPending, error };
}

const defaultResultPath = (orderNo: string) => `${paymentResult}?orderNo=${encodeURIComponent(orderNo)}`;
