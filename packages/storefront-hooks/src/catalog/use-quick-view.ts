'use client';
import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { product } from '../query/catalog-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

export interface UseQuickView extends Read<ProductDetail> {
  /** The card that was opened, to show until the product itself is there; none while closed. */
  card: ProductCard | undefined;
  /** Shows the product of a card, in place of the one that is open. */
  open(card: ProductCard): void;
  /** Shows the list again. */
  close(): void;
  /** Loads a product ahead, when a pointer or the focus comes to its card. */
  warm(card: ProductCard): void;
}

const queryOf = ({ slug, uniqueKey }: ProductCard) => product({ slug, uniqueKey });

/** A product looked at over the list it is in. Once `data` is there, `useVariant` chooses among its variants. */
export function useQuickView(): UseQuickView {
  const { warm: load } = useStorefront();
  const [card, setCard] = useState<ProductCard>();
  const read = useQuery(card ? queryOf(card) : null);
  const open = useCallback((opened: ProductCard) => setCard(opened), []);
  const close = useCallback(() => setCard(undefined), []);
  const warm = useCallback((near: ProductCard) => void load([queryOf(near)]), [load]);
  return { ...read, card, open, close, warm };
}
