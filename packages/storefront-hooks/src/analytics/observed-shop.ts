import type { Client } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { CartStore } from '../cart/cart-types.ts';
import type { Screen } from '../query/screen.ts';
import type { Analytics } from './analytics.ts';

/** The sources from which the observers derive events. */
export interface ObservedShop {
  readonly track: Analytics['track'];
  readonly client: Client;
  readonly screen: Screen;
  readonly cart: CartStore;
  readonly session: Session;
  /** The server's time in epoch ms. */
  now(): number;
  /** Whether this is the first call with this key. */
  isFirst(key: string): boolean;
}
