import { createTestSession } from '@promenade/storefront-devkit/react';
import { vi } from 'vitest';
import { FakeChannel } from '../../test-support/fake-channel.ts';
import { memoryStorage } from '../../test-support/memory-storage.ts';
import { stubPage } from '../../test-support/stub-page.ts';
import type { CartFixture } from './cart-fixture.ts';

/** Installs fake timers, storage and channels, and returns a page. */
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

/** Opens and connects a cart, waits for its first read and clears the recorded calls. */
export async function openCart(fixture: CartFixture, session = createTestSession('anonymous')) {
  const cart = fixture.open(session);
  const close = cart.connect();
  await pass(100);
  fixture.clearCalls();
  return { cart, close, session };
}
