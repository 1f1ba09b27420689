import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { createTokenManager, type Grant, type TokenManager } from './token-manager.ts';

const MINUTE_MS = 60_000;
let issued = 0;
const newGrant = (): Grant => ({
  token: `token-${++issued}`,
  isBound: true,
  issuedAt: Date.now(),
  expiresAt: Date.now() + 5 * MINUTE_MS,
  shopper: { subject: 'ada' },
});

/** What Web Locks do, across the tabs of one test. */
function browserLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  FakeChannel.reset();
  issued = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = async <Value>(work: Promise<Value>): Promise<Value> => {
  work.catch(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  return work;
};

function openTabs(count: number, renew = vi.fn(async (): Promise<Grant | undefined> => newGrant())) {
  const lock = browserLock();
  const tabs = Array.from({ length: count }, () => createTokenManager({ name: 'shop', renew, lock }));
  return { tabs, renew };
}

/** A provider that answers when the test says so. */
function slowProvider(answer: () => Grant | undefined) {
  const asked: ((answer: Grant | undefined) => void)[] = [];
  const renew = vi.fn(() => new Promise<Grant | undefined>((resolve) => asked.push(resolve)));
  return { renew, answer: () => asked.shift()?.(answer()) };
}

describe('an access token', () => {
  it('is renewed once, however many ask in however many tabs', async () => {
    const { tabs, renew } = openTabs(4);
    for (let round = 1; round <= 50; round++) {
      const grants = await settle(Promise.all(tabs.flatMap((tab) => [tab.getGrant(), tab.getGrant()])));
      expect(new Set(grants.map((grant) => grant?.token)).size).toBe(1);
      expect(renew).toHaveBeenCalledTimes(round);
      vi.advanceTimersByTime(5 * MINUTE_MS);
    }
  });

  it('counts as over shortly before its end', async () => {
    const { tabs, renew } = openTabs(1);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    vi.advanceTimersByTime(4 * MINUTE_MS);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(45_000);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('comes from another tab where one has it', async () => {
    const { tabs, renew } = openTabs(2);
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    const late = createTokenManager({ name: 'shop', renew, lock: browserLock() });
    expect(await settle(late.getGrant())).toMatchObject({ token: 'token-1' });
    expect(renew).not.toHaveBeenCalled();
  });

  it('survives a renewal that failed in passing', async () => {
    const renew = vi
      .fn(async (): Promise<Grant | undefined> => newGrant())
      .mockRejectedValueOnce(new TypeError('offline'));
    const { tabs } = openTabs(1, renew);
    await expect(settle(tabs[0]?.getGrant() as Promise<Grant>)).rejects.toThrow('offline');
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toMatchObject({ token: 'token-1' });
  });

  it('ends in all tabs when the provider refuses it for good', async () => {
    const { tabs } = openTabs(
      2,
      vi.fn(async () => undefined),
    );
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant | undefined>)).toBeUndefined();
    expect(listener).toHaveBeenCalledWith({ ended: 'expired' });
  });

  it('is forgotten in all tabs on signing out', async () => {
    const { tabs, renew } = openTabs(
      2,
      vi.fn(async () => undefined),
    );
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).toHaveBeenLastCalledWith({ shopper: { subject: 'ada' } });
    tabs[0]?.clear('signed-out');
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).toHaveBeenLastCalledWith({ ended: 'signed-out' });
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant | undefined>)).toBeUndefined();
    expect(renew).toHaveBeenCalled();
  });

  it('does not come back when a renewal ends after signing out', async () => {
    const { renew, answer } = slowProvider(newGrant);
    const { tabs } = openTabs(2, renew);
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    const asked = tabs[0]?.getGrant() as Promise<Grant | undefined>;
    await vi.advanceTimersByTimeAsync(100);
    tabs[1]?.clear('signed-out');
    await vi.advanceTimersByTimeAsync(100);
    answer();
    expect(await settle(asked)).toBeUndefined();
    expect(listener).not.toHaveBeenCalledWith({ shopper: { subject: 'ada' } });
  });

  it('is not lost in a new tab that hears of the sign-in late, from a busy one', async () => {
    class BusyChannel extends FakeChannel {
      override postMessage(data: unknown): void {
        setTimeout(() => super.postMessage(data), 200);
      }
    }
    vi.stubGlobal('BroadcastChannel', BusyChannel);
    openTabs(1).tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const { renew, answer } = slowProvider(newGrant);
    const asked = openTabs(1, renew).tabs[0]?.getGrant() as Promise<Grant | undefined>;
    await vi.advanceTimersByTimeAsync(300);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    answer();
    expect(await settle(asked)).toMatchObject({ isBound: true });
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('of somebody who signed in while the provider refused the one before stays', async () => {
    const { renew, answer } = slowProvider(() => undefined);
    const { tabs } = openTabs(2, renew);
    const listener = vi.fn();
    tabs[0]?.onChange(listener);
    const refused = tabs[0]?.getGrant() as Promise<Grant | undefined>;
    await vi.advanceTimersByTimeAsync(100);
    // The first tab has not heard of the sign-in when the refusal comes.
    tabs[1]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(1);
    answer();
    expect(await settle(refused)).toBeUndefined();
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant>)).toMatchObject({ shopper: { subject: 'ada' } });
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toMatchObject({ shopper: { subject: 'ada' } });
    expect(listener.mock.calls).toEqual([[{ shopper: { subject: 'ada' } }]]);
  });

  it('does not come back with a message that was sent before signing out', async () => {
    const { tabs } = openTabs(
      2,
      vi.fn(async () => undefined),
    );
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    tabs[0]?.set(newGrant());
    // The message comes after 5 ms, and once more after 40.
    await vi.advanceTimersByTimeAsync(20);
    tabs[1]?.clear('signed-out');
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant | undefined>)).toBeUndefined();
  });

  it('survives a late word of an earlier sign-out', async () => {
    const { tabs } = openTabs(2);
    tabs[0]?.clear('signed-out');
    await vi.advanceTimersByTimeAsync(20);
    tabs[1]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant | undefined>)).toMatchObject({ token: 'token-1' });
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant | undefined>)).toMatchObject({ token: 'token-1' });
  });

  it('of an earlier sign-in is replaced in a tab that was opened after the latest one', async () => {
    const earlier = { kind: 'grant', grant: newGrant(), epoch: Date.now() };
    await vi.advanceTimersByTimeAsync(1_000);
    openTabs(1).tabs[0]?.set({ ...newGrant(), shopper: { subject: 'bob' } });
    const late = openTabs(1).tabs[0] as TokenManager;
    new FakeChannel('shop').postMessage(earlier);
    await vi.advanceTimersByTimeAsync(100);
    expect(await settle(late.getGrant())).toMatchObject({ shopper: { subject: 'bob' } });
  });

  it.each(['signed-out', 'expired'] as const)('that was %s ends in a tab that was opened after that', async (end) => {
    const earlier = { kind: 'grant', grant: newGrant(), epoch: Date.now() };
    await vi.advanceTimersByTimeAsync(1_000);
    openTabs(1).tabs[0]?.clear(end);
    const late = openTabs(
      1,
      vi.fn(async () => undefined),
    ).tabs[0] as TokenManager;
    const listener = vi.fn();
    late.onChange(listener);
    new FakeChannel('shop').postMessage(earlier);
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).toHaveBeenLastCalledWith({ ended: end });
    expect(await settle(late.getGrant())).toBeUndefined();
  });

  it('of an earlier sign-in is not handed on as that of the latest one', async () => {
    openTabs(1);
    const other = new FakeChannel('shop');
    other.postMessage({ kind: 'grant', grant: newGrant(), epoch: 1 });
    await vi.advanceTimersByTimeAsync(100);
    other.postMessage({ kind: 'epoch', epoch: 2 });
    await vi.advanceTimersByTimeAsync(100);
    const received: unknown[] = [];
    other.onmessage = ({ data }) => received.push(data);
    other.postMessage({ kind: 'request' });
    await vi.advanceTimersByTimeAsync(100);
    expect(new Set(received.map((message) => JSON.stringify(message)))).toEqual(
      new Set(['{"kind":"epoch","epoch":2}']),
    );
  });

  it('that a tab renewed which was opened later is taken by the tab that signed in', async () => {
    const { tabs, renew } = openTabs(2);
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    const late = createTokenManager({ name: 'shop', renew, lock: browserLock() });
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    const renewed = await settle(late.getGrant());
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toEqual(renewed);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('of somebody else, who signed in while the tab slept, is not used in silence', async () => {
    const renew = vi.fn(async (): Promise<Grant | undefined> => ({ ...newGrant(), shopper: { subject: 'bob' } }));
    const { tabs } = openTabs(1, renew);
    const listener = vi.fn();
    tabs[0]?.onChange(listener);
    tabs[0]?.set(newGrant());
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    vi.advanceTimersByTime(5 * MINUTE_MS);
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toMatchObject({ shopper: { subject: 'bob' } });
    expect(listener.mock.calls).toEqual([[{ shopper: { subject: 'bob' } }]]);
  });

  it('of another tab does not end when this tab has nothing to renew one with', async () => {
    const { tabs } = openTabs(1);
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    class SlowChannel extends FakeChannel {
      override postMessage(data: unknown): void {
        setTimeout(() => super.postMessage(data), 3_000);
      }
    }
    vi.stubGlobal('BroadcastChannel', SlowChannel);
    const late = createTokenManager({ name: 'shop', renew: async () => null, lock: browserLock() });
    const listener = vi.fn();
    late.onChange(listener);
    expect(await settle(late.getGrant())).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toMatchObject({ token: 'token-1' });
    expect(listener.mock.calls).toEqual([[{ shopper: { subject: 'ada' } }]]);
    expect(await settle(late.getGrant())).toMatchObject({ token: 'token-1' });
  });

  it('that cannot be renewed ends with its time', async () => {
    const renew = async () => null;
    const manager = createTokenManager({ name: 'shop', renew, lock: browserLock() });
    const other = createTokenManager({ name: 'shop', renew, lock: browserLock() });
    const listener = vi.fn();
    other.onChange(listener);
    manager.set(newGrant());
    vi.advanceTimersByTime(5 * MINUTE_MS);
    expect(await settle(manager.getGrant())).toBeUndefined();
    expect(listener).toHaveBeenLastCalledWith({ ended: 'expired' });
  });

  it('that expired is handed on for its refresh token, the newest of them', async () => {
    const renewals: (string | undefined)[] = [];
    const renew = async (held: Grant | undefined) => {
      renewals.push(held?.refresh);
      return { ...newGrant(), refresh: `refresh-${renewals.length}` };
    };
    const lock = browserLock();
    const received = vi.fn();
    const open = (onReceive = vi.fn()) => createTokenManager({ name: 'shop', renew, lock, onReceive });
    const [first, second] = [open(), open(received)];
    first.set({ ...newGrant(), refresh: 'refresh-0' });
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ refresh: 'refresh-0' }));
    for (const tab of [second, first, open(), second]) {
      vi.advanceTimersByTime(5 * MINUTE_MS);
      await settle(tab.getGrant());
    }
    expect(renewals).toEqual(['refresh-0', 'refresh-1', 'refresh-2', 'refresh-3']);
    first.clear('expired');
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toHaveBeenLastCalledWith(undefined);
  });

  it('that the backend rejects is replaced once, and not by the same one of another tab', async () => {
    const { tabs, renew } = openTabs(2);
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    const [tab] = tabs as [TokenManager];
    const replaced = await settle(Promise.all([tab.replace('token-1'), tab.replace('token-1')]));
    expect(replaced).toMatchObject([{ token: 'token-2' }, { token: 'token-2' }]);
    expect(await settle(tab.replace('token-1'))).toMatchObject({ token: 'token-2' });
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant>)).toMatchObject({ token: 'token-2' });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('that the backend rejects ends the sign-in where the provider has no other', async () => {
    const only = newGrant();
    const manager = createTokenManager({ name: 'shop', renew: async () => only, lock: browserLock() });
    manager.set(only);
    expect(await settle(manager.replace('token-1'))).toBeUndefined();
    manager.set(only);
    expect(await settle(manager.getGrant())).toBe(only);
  });

  it('is not heard of any more after the tab was disposed', async () => {
    const { tabs } = openTabs(2);
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    tabs[1]?.dispose();
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is told to listeners until they unsubscribe', async () => {
    const { tabs } = openTabs(2);
    const listener = vi.fn();
    tabs[1]?.onChange(listener)();
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).not.toHaveBeenCalled();
  });

  it('that came before the clock was set back counts as over', async () => {
    const { tabs, renew } = openTabs(1);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    vi.setSystemTime(Date.now() - 24 * 60 * MINUTE_MS);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('stays when the clock was put right by seconds', async () => {
    const { tabs, renew } = openTabs(1);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    vi.setSystemTime(Date.now() - 20_000);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is renewed without locks where the browser refuses them', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } });
    const renew = vi.fn(async (): Promise<Grant | undefined> => newGrant());
    const manager = createTokenManager({ name: 'shop', renew });
    expect(await settle(manager.getGrant())).toMatchObject({ token: 'token-1' });
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
