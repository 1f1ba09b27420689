'use client';
import { type Storefront, useStorefront } from './use-storefront.ts';

/** Loads what a page will need, on intent or before navigating, under the keys its hooks will ask for. */
export function useWarm(): Storefront['warm'] {
  return useStorefront().warm;
}

/** Asks again for everything with these query names, now where it is shown, else when it is shown next. */
export function useInvalidate(): Storefront['invalidate'] {
  return useStorefront().invalidate;
}
