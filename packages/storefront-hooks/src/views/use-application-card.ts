'use client';
import type { MerchantApplication } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type ApplicationCardView, applicationCardView } from './application-card.ts';

/** An application of `useMerchantApplications` as the props of its card. */
export function useApplicationCard(application: MerchantApplication): ApplicationCardView {
  const shop = useStorefront();
  return useMemo(() => applicationCardView(application, shop), [application, shop]);
}
