'use client';

import { use } from 'react';
import type { PrimitiveStrings } from '../messages/primitives/types.ts';
import type { ShopStrings } from '../messages/shop/types.ts';
import { plainLink, UiContext, type UiContextValue } from './ui-context.tsx';

/** What the smallest parts read from the provider. */
interface LeafUi extends Pick<UiContextValue, 'Link'> {
  strings: {
    primitives: Pick<PrimitiveStrings, 'breadcrumbs'>;
    shop: Pick<ShopStrings, 'price' | 'rating' | 'stock'>;
  };
}

/** English, and plain links: few words, so that a price costs no more than itself. */
const withoutProvider: LeafUi = {
  Link: plainLink,
  strings: {
    primitives: { breadcrumbs: 'Breadcrumb' },
    shop: {
      price: {
        current: 'Current price',
        original: 'Original price',
        lowest: (price) => `Lowest price in the 30 days before: ${price}`,
        pending: 'Updating the price',
      },
      rating: {
        label: (value) => `${value} of 5`,
        labelWithCount: (value, count) => `${value} of 5 (${count})`,
      },
      stock: { soldOut: 'Sold out', left: (pieces) => `Only ${pieces} left`, inStock: 'In stock' },
    },
  },
};

/** For parts that also stand alone, outside of a provider: on a page that a server component renders, in a mail, in a test. */
export const useLeafUi = (): LeafUi => use(UiContext) ?? withoutProvider;
