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

/** A lock that the tabs of a test share, like a Web Lock. */
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

/** A `renew` function whose promises resolve, oldest first, when `respond` is called. */
function slowProvider(nextGrant: () => Grant | undefined) {
  const pending: ((grant: Grant | undefined) => void)[] = [];
  const renew = vi.fn(() => new Promise<Grant | undefined>((resolve) => pending.push(resolve)));
  return { renew, respond: () => pending.shift()?.(nextGrant()) };
}

describe('an access token', () => {
  it('is renewed once for concurrent calls in all tabs', async () => {
    const { tabs, renew } = openTabs(4);
    for (let round = 1; round <= 50; round++) {
      const grants = await settle(Promise.all(tabs.flatMap((tab) => [tab.getGrant(), tab.getGrant()])));
      expect(new Set(grants.map((grant) => grant?.token)).size).toBe(1);
      expect(renew).toHaveBeenCalledTimes(round);
      vi.advanceTimersByTime(5 * MINUTE_MS);
    }
  });

  it('counts as expired 30 seconds before its end', async () => {
    const { tabs, renew } = openTabs(1);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    vi.advanceTimersByTime(4 * MINUTE_MS);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(45_000);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('is received from another tab that has it', async () => {
    const { tabs, renew } = openTabs(2);
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    const late = createTokenManager({ name: 'shop', renew, lock: browserLock() });
    expect(await settle(late.getGrant())).toMatchObject({ token: 'token-1' });
    expect(renew).not.toHaveBeenCalled();
  });

  it('is renewed after an attempt that failed because of the network', async () => {
    const renew = vi
      .fn(async (): Promise<Grant | undefined> => newGrant())
      .mockRejectedValueOnce(new TypeError('offline'));
    const { tabs } = openTabs(1, renew);
    await expect(settle(tabs[0]?.getGrant() as Promise<Grant>)).rejects.toThrow('offline');
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toMatchObject({ token: 'token-1' });
  });

  it('ends in all tabs if the provider rejects its renewal', async () => {
    const { tabs } = openTabs(
      2,
      vi.fn(async () => undefined),
    );
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant | undefined>)).toBeUndefined();
    expect(listener).toHaveBeenCalledWith({ ended: 'expired' });
  });

  it('is deleted in all tabs at sign-out', async () => {
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

  it('is not restored by a renewal that ends after the sign-out', async () => {
    const { renew, respond } = slowProvider(newGrant);
    const { tabs } = openTabs(2, renew);
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    const grant = tabs[0]?.getGrant() as Promise<Grant | undefined>;
    await vi.advanceTimersByTimeAsync(100);
    tabs[1]?.clear('signed-out');
    await vi.advanceTimersByTimeAsync(100);
    respond();
    expect(await settle(grant)).toBeUndefined();
    expect(listener).not.toHaveBeenCalledWith({ shopper: { subject: 'ada' } });
  });

  it('is obtained in a new tab although the message about the sign-in arrives during its renewal', async () => {
    class BusyChannel extends FakeChannel {
      override postMessage(data: unknown): void {
        setTimeout(() => super.postMessage(data), 200);
      }
    }
    vi.stubGlobal('BroadcastChannel', BusyChannel);
    openTabs(1).tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const { renew, respond } = slowProvider(newGrant);
    const grant = openTabs(1, renew).tabs[0]?.getGrant() as Promise<Grant | undefined>;
    await vi.advanceTimersByTimeAsync(300);
    respond();
    await vi.advanceTimersByTimeAsync(0);
    respond();
    expect(await settle(grant)).toMatchObject({ isBound: true });
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('of a new sign-in is not ended by a refusal for the previous sign-in', async () => {
    const { renew, respond } = slowProvider(() => undefined);
    const { tabs } = openTabs(2, renew);
    const listener = vi.fn();
    tabs[0]?.onChange(listener);
    const refused = tabs[0]?.getGrant() as Promise<Grant | undefined>;
    await vi.advanceTimersByTimeAsync(100);
    // The message about the sign-in has not reached the first tab when the refusal arrives.
    tabs[1]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(1);
    respond();
    expect(await settle(refused)).toBeUndefined();
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant>)).toMatchObject({ shopper: { subject: 'ada' } });
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toMatchObject({ shopper: { subject: 'ada' } });
    expect(listener.mock.calls).toEqual([[{ shopper: { subject: 'ada' } }]]);
  });

  it('is not restored by a message that was sent before the sign-out', async () => {
    const { tabs } = openTabs(
      2,
      vi.fn(async () => undefined),
    );
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    tabs[0]?.set(newGrant());
    // FakeChannel delivers the message after 5 ms and again after 40 ms.
    await vi.advanceTimersByTimeAsync(20);
    tabs[1]?.clear('signed-out');
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant | undefined>)).toBeUndefined();
  });

  it('is not ended by a late message about an earlier sign-out', async () => {
    const { tabs } = openTabs(2);
    tabs[0]?.clear('signed-out');
    await vi.advanceTimersByTimeAsync(20);
    tabs[1]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    expect(await settle(tabs[1]?.getGrant() as Promise<Grant | undefined>)).toMatchObject({ token: 'token-1' });
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant | undefined>)).toMatchObject({ token: 'token-1' });
  });

  it('of an earlier sign-in is corrected in a tab that was opened after the latest sign-in', async () => {
    const earlier = { kind: 'grant', grant: newGrant(), epoch: Date.now() };
    await vi.advanceTimersByTimeAsync(1_000);
    openTabs(1).tabs[0]?.set({ ...newGrant(), shopper: { subject: 'bob' } });
    const late = openTabs(1).tabs[0] as TokenManager;
    new FakeChannel('shop').postMessage(earlier);
    await vi.advanceTimersByTimeAsync(100);
    expect(await settle(late.getGrant())).toMatchObject({ shopper: { subject: 'bob' } });
  });

  it.each(['signed-out', 'expired'] as const)(
    'that ended (%s) is rejected in a tab that was opened afterwards and receives an old message',
    async (end) => {
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
    },
  );

  it('of an earlier sign-in is not sent to other tabs as the latest', async () => {
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

  it('that a later tab renewed is used by the tab that signed in', async () => {
    const { tabs, renew } = openTabs(2);
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    const late = createTokenManager({ name: 'shop', renew, lock: browserLock() });
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    const renewed = await settle(late.getGrant());
    expect(await settle(tabs[0]?.getGrant() as Promise<Grant>)).toEqual(renewed);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('of another shopper, whose sign-in the tab missed, is reported to listeners', async () => {
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

  it('of another tab does not end if this tab cannot renew tokens', async () => {
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

  it('that cannot be renewed ends when it expires', async () => {
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

  it('that expired is sent to other tabs with the newest refresh token', async () => {
    const renewals: (string | undefined)[] = [];
    const renew = async (current: Grant | undefined) => {
      renewals.push(current?.refresh);
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

  it('that the backend rejects is replaced once, and not by the same token of another tab', async () => {
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

  it('that the backend rejects ends the sign-in if the provider returns the same token', async () => {
    const only = newGrant();
    const manager = createTokenManager({ name: 'shop', renew: async () => only, lock: browserLock() });
    manager.set(only);
    expect(await settle(manager.replace('token-1'))).toBeUndefined();
    manager.set(only);
    expect(await settle(manager.getGrant())).toBe(only);
  });

  it('is not reported to the listeners of a disposed tab', async () => {
    const { tabs } = openTabs(2);
    const listener = vi.fn();
    tabs[1]?.onChange(listener);
    tabs[1]?.dispose();
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is not reported to listeners that have unsubscribed', async () => {
    const { tabs } = openTabs(2);
    const listener = vi.fn();
    tabs[1]?.onChange(listener)();
    tabs[0]?.set(newGrant());
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).not.toHaveBeenCalled();
  });

  it('that was issued before the clock was set back by a day counts as expired', async () => {
    const { tabs, renew } = openTabs(1);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    vi.setSystemTime(Date.now() - 24 * 60 * MINUTE_MS);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('stays valid if the clock was set back by seconds', async () => {
    const { tabs, renew } = openTabs(1);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    vi.setSystemTime(Date.now() - 20_000);
    await settle(tabs[0]?.getGrant() as Promise<Grant>);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is renewed without a Web Lock if the browser rejects the lock request', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } });
    const renew = vi.fn(async (): Promise<Grant | undefined> => newGrant());
    const manager = createTokenManager({ name: 'shop', renew });
    expect(await settle(manager.getGrant())).toMatchObject({ token: 'token-1' });
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
