import type { ComponentType, ReactNode } from 'react';
import type { RouteRequest } from './route.ts';

export interface OwnerPartProps {
  type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM';
  /** Of a landing or custom page. */
  slug?: string | undefined;
  /** The store's page, shown if the owner has no page. */
  children: ReactNode;
}

interface OwnerSlot {
  Part: ComponentType<OwnerPartProps>;
  /** Reads the data of owners' pages for an address. Never rejects. */
  prefetch?(request: Omit<RouteRequest, 'params'>): Promise<unknown>;
}

/** Renders owners' pages. Their code replaces this default, and is only loaded in shops that have such pages. */
export const ownerSlot: OwnerSlot = { Part: ({ children }) => children };
