'use client';

import { use } from 'react';
import type { PrimitiveStrings } from '../messages/primitives/types.ts';
import type { ShopStrings } from '../messages/shop/types.ts';
import { plainLink, UiContext, type UiContextValue } from './ui-context.tsx';

/** The part of the provider that the smallest components read. */
interface LeafUi extends Pick<UiContextValue, 'Link'> {
  strings: {
    primitives: Pick<PrimitiveStrings, 'breadcrumbs'>;
    shop: Pick<ShopStrings, 'price' | 'rating' | 'stock'>;
  };
}

/** English words and plain links. Only the words of these components, so that a price does not load the others. */
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

/** For components that also work outside a provider: in a server component, in a mail, in a test. */
export const useLeafUi = (): LeafUi => use(UiContext) ?? withoutProvider;
