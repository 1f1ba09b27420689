import { MockFailure, type MockHandlers } from '@promenade/storefront-devkit/mock';
import {
  createTestSession,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
} from '@promenade/storefront-devkit/react';
import { cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionRecord } from './use-session-record.ts';

const calls = ['session.start', 'session.resume', 'session.end', 'session.recordUser'] as const;
const refusal = () => {
  throw new Error('not now');
};
let told: { id: string; guid: string; uuid: string; headers: Headers }[] = [];

/** A backend that notes what it is told of visits; calls named in `refused` fail. */
function answers(refused: readonly string[] = []): MockHandlers {
  const answer = (id: string) => (request: { body: unknown; headers: Headers }) => {
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
    told.push({ id, ...body, headers: request.headers });
    return refused.includes(id) ? refusal() : null;
  };
  return Object.fromEntries(calls.map((id) => [id, answer(id)])) as MockHandlers;
}

function visit(shop: Omit<StorefrontTestProviderProps, 'children'> = { handlers: answers() }) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StorefrontTestProvider {...shop}>{children}</StorefrontTestProvider>
    </StrictMode>
  );
  return renderHook(() => useSessionRecord(), { wrapper });
}

const ids = () => told.map(({ id }) => id.replace('session.', ''));
const pass = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const page = (type: string, persisted = false) => dispatchEvent(Object.assign(new Event(type), { persisted }));
const kept = () => JSON.parse(localStorage.getItem('promenade.session.1') ?? 'null');
const MINUTE_MS = 60_000;

beforeEach(() => {
  told = [];
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a visit', () => {
  it('is started once, though effects run twice', async () => {
    visit();
    await pass();
    expect(ids()).toEqual(['start']);
    expect(told[0]?.guid).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(told[0]?.uuid).toMatch(/^[0-9a-f]{32}$/);
    expect(kept()).toMatchObject({ guid: told[0]?.guid, isStarted: true });
  });

  it('ends as plain text when the page goes, and goes on when it is back', async () => {
    visit();
    await pass();
    page('pagehide');
    await pass();
    page('pageshow', true);
    await pass();
    expect(ids()).toEqual(['start', 'end', 'resume']);
    expect(new Set(told.map(({ guid }) => guid)).size).toBe(1);
    expect(told[1]?.headers.get('content-type')).toBe('text/plain');
  });

  it('is another one where the backend calls it over', async () => {
    const over = () => {
      throw new MockFailure(404, 'No data found');
    };
    visit({ handlers: { ...answers(), 'session.resume': over } });
    await pass();
    page('pagehide');
    page('pageshow', true);
    await pass();
    expect(ids()).toEqual(['start', 'end', 'start']);
    expect(told[2]?.guid).not.toBe(told[0]?.guid);
  });

  it('never listens for `unload`, and leaves no listener behind', async () => {
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

  it('goes on while the shopper does something, and is another one after 20 idle minutes', async () => {
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
    expect(told.at(-1)?.guid).not.toBe(told[0]?.guid);
    expect(told.at(-1)?.uuid).toBe(told[0]?.uuid);
  });

  it('shows no failure, and is told of when more happens', async () => {
    const errors = vi.spyOn(console, 'error');
    const onError = vi.fn();
    visit({ handlers: answers(calls), onError });
    await pass();
    page('pagehide');
    await pass();
    page('pageshow', true);
    await pass();
    expect(ids()).toEqual(['start', 'start']);
    expect(told[1]?.guid).toBe(told[0]?.guid);
    expect(errors).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    ...['{', '[]', 'null', '{"guid":"12345678","uuid":"x","time":1}'],
    JSON.stringify({ guid: '"><script>', uuid: '0'.repeat(32), time: Date.UTC(2026, 0, 15, 12) }),
  ])('starts afresh where storage holds %s', async (text) => {
    localStorage.setItem('promenade.session.1', text);
    visit();
    await pass();
    expect(ids()).toEqual(['start']);
  });

  it('lives as long as the page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refusal);
    visit();
    await pass();
    page('pagehide');
    await pass();
    expect(ids()).toEqual(['start', 'end']);
  });
});

describe('whose visit it is', () => {
  it('is told after a sign-in, once', async () => {
    const session = createTestSession('anonymous');
    visit({ handlers: answers(), session });
    await pass();
    session.become('authenticated');
    await pass();
    expect(ids()).toEqual(['start', 'recordUser']);
    session.become('authenticated');
    await pass(MINUTE_MS);
    dispatchEvent(new Event('keydown'));
    await pass();
    expect(ids()).toEqual(['start', 'recordUser']);
    expect(told[1]?.uuid).toBe(told[0]?.uuid);
  });

  it('is known from the start of a shopper who is signed in', async () => {
    visit({ handlers: answers(), session: 'authenticated' });
    await pass();
    expect(ids()).toEqual(['start']);
    expect(told[0]?.headers.has('authorization')).toBe(true);
  });

  it('is forgotten by signing out: what follows is another visit of another device', async () => {
    const session = createTestSession('authenticated');
    visit({ handlers: answers(), session });
    await pass();
    session.become('anonymous');
    await pass();
    expect(ids()).toEqual(['start', 'end', 'start']);
    expect(told[1]?.guid).toBe(told[0]?.guid);
    expect(told[2]?.uuid).not.toBe(told[0]?.uuid);
  });

  it('does not end with a token that has expired', async () => {
    const session = createTestSession('authenticated');
    visit({ handlers: answers(), session });
    await pass();
    session.become('expired');
    await pass();
    expect(ids()).toEqual(['start']);
  });
});
