import type { ComponentType, ReactNode } from 'react';
import type { RouteRequest } from './route.ts';

export interface OwnerPartProps {
  type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM';
  /** Of a landing or custom page. */
  slug?: string | undefined;
  /** What the shop shows where its owner has no such page. */
  children: ReactNode;
}

interface OwnerSlot {
  Part: ComponentType<OwnerPartProps>;
  /** Reads what owners' pages need for an address. Never rejects. */
  prefetch?(request: Omit<RouteRequest, 'params'>): Promise<unknown>;
}

/** Where owners' pages show up. Their code fills it, and comes only with a shop that has such pages. */
export const ownerSlot: OwnerSlot = { Part: ({ children }) => children };
