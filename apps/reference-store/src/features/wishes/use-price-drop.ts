import { useStorefront } from '@promenade/storefront-hooks';
import { priceOf } from '@promenade/storefront-hooks/domain';
import type { CollectedProduct, ProductCard } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** How much less a product costs than when this browser first saw it on the list; undefined where it does not. */
export function usePriceDrop(product: ProductCard, { id }: CollectedProduct): string | undefined {
  const text = useText('account');
  const { formatMoney } = useStorefront();
  const name = `pm-wish-price-${id}`;
  const [now] = useState(Date.now);
  const { nowCents } = priceOf(product, now);
  const [firstCents] = useState(() => readCents(name));
  useEffect(() => {
    if (firstCents === undefined) writeCents(name, nowCents);
  }, [firstCents, name, nowCents]);
  if (firstCents === undefined || nowCents >= firstCents) return undefined;
  return text('wishes.priceDrop', { amount: formatMoney(firstCents - nowCents) });
}

function readCents(name: string): number | undefined {
  try {
    const cents = Number(localStorage.getItem(name) ?? Number.NaN);
    return Number.isSafeInteger(cents) && cents > 0 ? cents : undefined;
  } catch {
    return undefined;
  }
}

function writeCents(name: string, cents: number): void {
  try {
    localStorage.setItem(name, `${cents}`);
  } catch {
    // Without storage no drop is shown.
  }
}
