import { createTestSession } from '@promenade/storefront-devkit/react';
import { vi } from 'vitest';
import { FakeChannel } from '../../test-support/fake-channel.ts';
import { memoryStorage } from '../../test-support/memory-storage.ts';
import { stubPage } from '../../test-support/stub-page.ts';
import type { CartWorld } from './cart-world.ts';

/** A page with fake timers, and channels between its tabs. */
export function fakePage() {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  FakeChannel.reset();
  vi.stubGlobal('localStorage', memoryStorage());
  return stubPage();
}

export function endFakePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The cart in a tab that has read it; the calls until then are forgotten. */
export async function openCart(world: CartWorld, session = createTestSession('anonymous')) {
  const cart = world.open(session);
  const close = cart.connect();
  await pass(100);
  world.forget();
  return { cart, close, session };
}
