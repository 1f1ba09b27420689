'use client';
import type { Address } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type AddressView, addressCardView } from './address-card.ts';

/** The address of an account as the prop of `<AddressCard>`. */
export function useAddressCard(address: Address): {
  /** The address in the format of its country. */
  address: AddressView;
} {
  const shop = useStorefront();
  return useMemo(() => addressCardView(address, shop), [address, shop]);
}
