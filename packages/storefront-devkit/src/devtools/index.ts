'use client';
import { Devtools, type StorefrontDevtoolsProps } from './Devtools.tsx';

declare const process: { env: { NODE_ENV?: string } };

export type { StorefrontDevtoolsProps };

/**
 * Shows the state of the storefront around it: requests, cached reads, the cart, the session, consent, and the scenario of the
 * mock shop. Renders nothing in production, where bundles leave its code out.
 */
export const StorefrontDevtools: (props: StorefrontDevtoolsProps) => React.ReactNode =
  process.env.NODE_ENV === 'production' ? () => null : Devtools;
