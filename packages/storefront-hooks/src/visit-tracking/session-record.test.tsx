import { MockFailure, type MockHandlers } from '@promenade/storefront-devkit/mock';
import {
  createTestSession,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
} from '@promenade/storefront-devkit/react';
import { cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisitTracking } from './use-visit-tracking.ts';

const calls = ['session.start', 'session.resume', 'session.end', 'session.recordUser'] as const;
const refusal = () => {
  throw new Error('not now');
};
let received: { id: string; guid: string; uuid: string; headers: Headers }[] = [];

/** Handlers that record the calls about visits. Calls in `refused` fail. */
function handlersOf(refused: readonly string[] = []): MockHandlers {
  const handler = (id: string) => (request: { body: unknown; headers: Headers }) => {
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
    received.push({ id, ...body, headers: request.headers });
    return refused.includes(id) ? refusal() : null;
  };
  return Object.fromEntries(calls.map((id) => [id, handler(id)])) as MockHandlers;
}

function visit(shop: Omit<StorefrontTestProviderProps, 'children'> = { handlers: handlersOf() }) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StorefrontTestProvider {...shop}>{children}</StorefrontTestProvider>
    </StrictMode>
  );
  return renderHook(() => useVisitTracking(), { wrapper });
}

const ids = () => received.map(({ id }) => id.replace('session.', ''));
const pass = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const page = (type: string, persisted = false) => dispatchEvent(Object.assign(new Event(type), { persisted }));
const stored = () => JSON.parse(localStorage.getItem('promenade.session.1') ?? 'null');
const MINUTE_MS = 60_000;

beforeEach(() => {
  received = [];
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a visit', () => {
  it('is started once, although effects run twice in StrictMode', async () => {
    visit();
    await pass();
    expect(ids()).toEqual(['start']);
    expect(received[0]?.guid).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(received[0]?.uuid).toMatch(/^[0-9a-f]{32}$/);
    expect(stored()).toMatchObject({ guid: received[0]?.guid, isStarted: true });
  });

  it('ends with a text/plain request when the page is left, and is resumed when the page is restored', async () => {
    visit();
    await pass();
    page('pagehide');
    await pass();
    page('pageshow', true);
    await pass();
    expect(ids()).toEqual(['start', 'end', 'resume']);
    expect(new Set(received.map(({ guid }) => guid)).size).toBe(1);
    expect(received[1]?.headers.get('content-type')).toBe('text/plain');
  });

  it('is replaced by another one if the backend returns that it is over', async () => {
    const over = () => {
      throw new MockFailure(404, 'No data found');
    };
    visit({ handlers: { ...handlersOf(), 'session.resume': over } });
    await pass();
    page('pagehide');
    page('pageshow', true);
    await pass();
    expect(ids()).toEqual(['start', 'end', 'start']);
    expect(received[2]?.guid).not.toBe(received[0]?.guid);
  });

  it('does not listen to unload, and removes its listeners when the component unmounts', async () => {
    const added = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
    const removed = [vi.spyOn(globalThis, 'removeEventListener'), vi.spyOn(document, 'removeEventListener')];
    const { unmount } = visit();
    await pass();
    const types = added.flatMap((spy) => spy.mock.calls.map(([type]) => type));
    expect(types).toEqual(expect.arrayContaining(['pagehide', 'pageshow', 'visibilitychange', 'pointerdown']));
    expect(types).not.toContain('unload');
    expect(types).not.toContain('beforeunload');
    unmount();
    await pass();
    for (const type of ['pagehide', 'pageshow', 'pointerdown', 'keydown']) {
      expect(removed.flatMap((spy) => spy.mock.calls.map(([name]) => name))).toContain(type);
    }
    page('pagehide');
    await pass();
    expect(ids()).toEqual(['start']);
  });

  it('is resumed at activity, and replaced by another one after 20 minutes without activity', async () => {
    visit();
    await pass();
    for (let minutes = 0; minutes < 30; minutes += 6) {
      await pass(6 * MINUTE_MS);
      dispatchEvent(new Event('pointerdown'));
      dispatchEvent(new Event('keydown'));
      await pass();
    }
    expect(ids()).toEqual(['start', ...Array(5).fill('resume')]);
    await pass(21 * MINUTE_MS);
    dispatchEvent(new Event('keydown'));
    await pass();
    expect(ids().at(-1)).toBe('start');
    expect(received.at(-1)?.guid).not.toBe(received[0]?.guid);
    expect(received.at(-1)?.uuid).toBe(received[0]?.uuid);
  });

  it('reports no errors of its calls, and retries them at the next activity', async () => {
    const errors = vi.spyOn(console, 'error');
    const onError = vi.fn();
    visit({ handlers: handlersOf(calls), onError });
    await pass();
    page('pagehide');
    await pass();
    page('pageshow', true);
    await pass();
    expect(ids()).toEqual(['start', 'start']);
    expect(received[1]?.guid).toBe(received[0]?.guid);
    expect(errors).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    ...['{', '[]', 'null', '{"guid":"12345678","uuid":"x","time":1}'],
    JSON.stringify({ guid: '"><script>', uuid: '0'.repeat(32), time: Date.UTC(2026, 0, 15, 12) }),
  ])('is started if the stored value is invalid: %s', async (text) => {
    localStorage.setItem('promenade.session.1', text);
    visit();
    await pass();
    expect(ids()).toEqual(['start']);
  });

  it('is stored in memory if web storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refusal);
    visit();
    await pass();
    page('pagehide');
    await pass();
    expect(ids()).toEqual(['start', 'end']);
  });
});

describe('the account of a visit', () => {
  it('is reported once after a sign-in', async () => {
    const session = createTestSession('anonymous');
    visit({ handlers: handlersOf(), session });
    await pass();
    session.become('authenticated');
    await pass();
    expect(ids()).toEqual(['start', 'recordUser']);
    session.become('authenticated');
    await pass(MINUTE_MS);
    dispatchEvent(new Event('keydown'));
    await pass();
    expect(ids()).toEqual(['start', 'recordUser']);
    expect(received[1]?.uuid).toBe(received[0]?.uuid);
  });

  it('is known from the credentials of the start if the shopper is signed in', async () => {
    visit({ handlers: handlersOf(), session: 'authenticated' });
    await pass();
    expect(ids()).toEqual(['start']);
    expect(received[0]?.headers.has('authorization')).toBe(true);
  });

  it('is removed at sign-out, by ending the visit and starting another one with a new device id', async () => {
    const session = createTestSession('authenticated');
    visit({ handlers: handlersOf(), session });
    await pass();
    session.become('anonymous');
    await pass();
    expect(ids()).toEqual(['start', 'end', 'start']);
    expect(received[1]?.guid).toBe(received[0]?.guid);
    expect(received[2]?.uuid).not.toBe(received[0]?.uuid);
  });

  it('does not change if the session expires', async () => {
    const session = createTestSession('authenticated');
    visit({ handlers: handlersOf(), session });
    await pass();
    session.become('expired');
    await pass();
    expect(ids()).toEqual(['start']);
  });
});
