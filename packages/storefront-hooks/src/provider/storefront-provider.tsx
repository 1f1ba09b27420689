'use client';
import type { StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { guestSession } from '../auth/guest-session.ts';
import { CartContext } from '../cart/cart-hooks.ts';
import { createPresentation, type Presentation, type PresentationOptions } from '../context/presentation.ts';
import { type Reads, ReadsContext } from '../context/reads.ts';
import { useAppContext } from '../context/use-app-context.ts';
import { StorefrontContext, type StorefrontValue } from '../context/use-storefront.ts';
import { createShop, type Shop, type ShopOptions } from '../core/create-shop.ts';
import type { Locale } from '../domain/locale-path.ts';
import type { Fallback } from '../query/query-data.ts';
import { readsOf } from '../query/reads-of.ts';
import type { SwrCache } from '../query/swr-cache.ts';
import { Lifecycle } from './lifecycle.tsx';
import { createQueryActions } from './query-actions.ts';
import { useStoreDetails } from './use-store-details.ts';
import { warnOfInlineFunctions } from './warn-of-inline-functions.ts';

/**
 * Props of `StorefrontProvider` that create a shop for this provider only. They may change; the cart and the data are then
 * loaded again.
 */
export interface StorefrontProviderProps extends Omit<ShopOptions, 'store'> {
  /**
   * The shop itself, as `storeDetails` of the client returns it, or its promise, created once for the page. Until the promise
   * resolves, the nearest `<Suspense>` shows its fallback; if it rejects, the nearest error boundary receives the error, and a
   * reset of the boundary requests the shop again.
   */
  store: StoreDetails | Promise<StoreDetails>;
  /** The pages of the shop. */
  children?: ReactNode;
}

/** Props of `StorefrontProvider` for a shop that other trees or scripts share. */
export interface SharedShopProps {
  /** The shop, see `createShop`. */
  shop: Shop;
  /** Language of this tree. @default the shop's */
  locale?: Locale;
  /** Called for each error, in addition to `onError` of the shop. */
  onError?: (error: StorefrontError) => void;
  /** The pages of the shop. */
  children?: ReactNode;
}

/** Provides a shop to the hooks of the components below. */
export function StorefrontProvider(props: StorefrontProviderProps | SharedShopProps) {
  // Throws if the app has a second copy of React.
  useAppContext(StorefrontContext);
  return 'shop' in props ? <SharedShop {...props} /> : <OwnShop {...props} />;
}

/** The presentation in a language of a shop with these options; the same while they are equal. */
function usePresentation(
  { locales, fallbackLocale, links, pictures, imageDomain, texts, money }: PresentationOptions,
  { locale, store, client }: Pick<ShopOptions, 'locale' | 'store' | 'client'>,
): Presentation {
  const data = JSON.stringify({ locales, fallbackLocale, imageDomain, texts });
  const options = useMemo(
    (): PresentationOptions => ({ ...JSON.parse(data), links, pictures, money }),
    [data, links, pictures, money],
  );
  const changes = useRef(0);
  useEffect(() => warnOfInlineFunctions(options, ++changes.current), [options]);
  return useMemo(() => createPresentation(options, { locale, store, client }), [options, locale, store, client]);
}

/** Creates a shop from props, and a new one when the client, the session or the store changes. */
function OwnShop({ store: given, ...rest }: StorefrontProviderProps) {
  const store = useStoreDetails(given, rest.client);
  const props = { ...rest, store };
  const { client, session = guestSession, locale } = props;
  const [made, setMade] = useState(() => createShop({ ...props, onError: undefined }));
  let shop = made;
  if (made.client !== client || made.session !== session || made.store.id !== store.id) {
    shop = createShop({ ...props, onError: undefined, guestId: made.guestId }, made.clock);
    setMade(shop);
  }
  const presentation = usePresentation(props, { locale, store, client });
  return <View {...props} shop={shop} presentation={presentation} />;
}

function SharedShop({ shop, locale = shop.locale, ...props }: SharedShopProps) {
  const { options, store, client } = shop;
  const presentation = usePresentation(options, { locale, store, client });
  const { fallback, now } = options;
  return <View {...props} {...{ shop, store, presentation, fallback, now }} />;
}

interface ViewProps {
  shop: Shop;
  store: StoreDetails;
  presentation: Presentation;
  fallback?: Fallback | undefined;
  now?: number | undefined;
  onError?: ((error: StorefrontError) => void) | undefined;
  children?: ReactNode;
}

function View({ shop, store, presentation, fallback, now, onError, children }: ViewProps) {
  const { client, session, guestId, clock, cart, reportError, shopper } = shop;
  const { cache, mutate } = useSWRConfig();
  const reads = useMemo((): Reads => {
    const made = readsOf(client, clock.now);
    return { ...made, shopper, swr: { cache, mutate: mutate as SwrCache['mutate'] } };
  }, [client, clock, shopper, cache, mutate]);
  // Only the `fallback` of the first render is used.
  useState(() => fallback && reads.data.hydrate(fallback, now ?? clock.now()));
  const { locale } = presentation;
  const guestWishes = shop.options.guestWishes === true;
  const storefront = useMemo(
    (): StorefrontValue => ({
      ...presentation,
      ...createQueryActions(reads, session, locale),
      client,
      store,
      session,
      guestId,
      guestWishes,
      clock,
      reportError,
      now: clock.now,
    }),
    [presentation, reads, session, locale, client, store, guestId, guestWishes, clock, reportError],
  );
  return (
    <StorefrontContext.Provider value={storefront}>
      <ReadsContext.Provider value={reads}>
        <CartContext.Provider value={cart}>
          <Lifecycle shop={shop} reads={reads} locale={locale} onError={onError} />
          {children}
        </CartContext.Provider>
      </ReadsContext.Provider>
    </StorefrontContext.Provider>
  );
}
