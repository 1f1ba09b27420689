// @vitest-environment node
import { type ErrorKind, StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../browser/storage.ts';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import type { CartOwner } from './cart-owner.ts';
import { createEditStorage } from './edit-storage.ts';
import { createOutbox, type EditOutcome } from './outbox.ts';

let page: StubbedPage;

beforeEach(() => {
  vi.useFakeTimers();
  page = stubPage();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const failure = (kind: ErrorKind) => new StorefrontError({ kind, endpoint: 'cart.setQuantity' });
const guest: CartOwner = { kind: 'guest', uuid: 'g1' };
const ada: CartOwner = { kind: 'account', subject: 'ada' };

/** Locks of all tabs of a browser. */
function createLocks() {
  const ends = new Map<string, Promise<unknown>>();
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = Promise.resolve(ends.get(name)).then(work);
    ends.set(
      name,
      result.catch(() => {}),
    );
    return result;
  };
}

/** The outbox of a tab. Its writes are named by their line; a test settles them one by one. */
function open(withLock = createLocks(), first: CartOwner | undefined = guest) {
  let owner: CartOwner | undefined = first;
  const sent: number[] = [];
  const pending = new Map<number, { resolve(): void; reject(cause: unknown): void }>();
  const changed = vi.fn();
  const finished = vi.fn<(outcome: EditOutcome) => void>();
  const dropped = vi.fn();
  const restored = vi.fn();
  const outbox = createOutbox({
    ...{ withLock, changed, finished, dropped, restored, lockName: 'edits' },
    storage: createEditStorage(browserStorage('localStorage'), 1),
    owner: () => owner,
    perform(command) {
      const line = command.kind === 'setQuantity' ? command.lineId : 0;
      sent.push(line);
      return new Promise<void>((resolve, reject) => pending.set(line, { resolve, reject }));
    },
  });
  const send = (lineId: number) => {
    const outcome = vi.fn();
    outbox.send({ kind: 'setQuantity', lineId, quantity: 2 }, first).then(() => outcome('confirmed'), outcome);
    return outcome;
  };
  const answer = async (lineId: number, cause?: unknown) => {
    if (cause) pending.get(lineId)?.reject(cause);
    else pending.get(lineId)?.resolve();
    await tick();
  };
  const become = (next: CartOwner | undefined) => {
    owner = next;
  };
  return { outbox, sent, send, answer, become, changed, finished, dropped, restored };
}

describe('online', () => {
  it('sends at once, side by side, and passes results on', async () => {
    const { outbox, sent, send, answer, changed } = open();
    const [first, second] = [send(1), send(2)];
    expect(sent).toEqual([1, 2]);
    await answer(2, failure('network'));
    await answer(1);
    expect(first).toHaveBeenCalledWith('confirmed');
    expect(second).toHaveBeenCalledWith(failure('network'));
    expect(outbox.isFilled()).toBe(false);
    expect(outbox.isStoring()).toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });

  it('does not store what the backend refused while the network went away', async () => {
    const { outbox, send, answer } = open();
    const first = send(1);
    page.setOnline(false);
    await answer(1, failure('invalid'));
    expect(first).toHaveBeenCalledWith(failure('invalid'));
    expect(outbox.isFilled()).toBe(false);
  });
});

describe('a request that is pending when the network goes away', () => {
  const bob: CartOwner = { kind: 'account', subject: 'bob' };

  it.each([
    ['of an account that is still there', ada, ada],
    ['of a guest who has signed in', guest, ada],
  ])('is stored when it fails: %s', async (_, owner, next) => {
    const { outbox, send, answer, become } = open(createLocks(), owner);
    const outcome = send(1);
    page.setOnline(false);
    become(next);
    await answer(1, failure('network'));
    expect(outcome).not.toHaveBeenCalled();
    expect(outbox.isFilled(owner)).toBe(true);
  });

  it.each([
    ['has signed out', undefined],
    ['is another one now', bob],
    ['has signed out, and a guest is there', guest],
  ])('is not stored for an account that %s', async (_, next) => {
    const { outbox, send, answer, become } = open(createLocks(), ada);
    const outcome = send(1);
    page.setOnline(false);
    become(next);
    await answer(1, failure('network'));
    expect(outcome).toHaveBeenCalledWith(failure('network'));
    expect(outbox.isFilled(ada)).toBe(false);
  });

  it('is stored when the page goes, and no longer once it has been answered', async () => {
    const { outbox, sent, send, answer, changed } = open();
    const outcome = send(1);
    outbox.storePending();
    expect(outbox.isFilled()).toBe(false);
    page.setOnline(false);
    outbox.storePending();
    expect(outbox.isFilled()).toBe(true);
    page.setOnline(true);
    await answer(1);
    expect(outcome).toHaveBeenCalledWith('confirmed');
    expect(outbox.isFilled()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(1);
    page.setOnline(false);
    outbox.storePending();
    expect(outbox.isFilled()).toBe(false);
    expect(sent).toEqual([1]);
  });
});

describe('offline', () => {
  it('stores edits and sends them one after another', async () => {
    const { outbox, sent, send, answer, changed, restored } = open();
    page.setOnline(false);
    expect(outbox.isStoring()).toBe(true);
    expect(outbox.isFilled()).toBe(false);
    const [first, second] = [send(1), send(2)];
    expect(outbox.isFilled()).toBe(true);
    expect(changed).toHaveBeenCalledTimes(2);
    await outbox.replay();
    expect(sent).toEqual([]);
    page.setOnline(true);
    const replayed = outbox.replay();
    void outbox.replay();
    send(3);
    await tick();
    expect(sent).toEqual([1]);
    await answer(1);
    expect(first).toHaveBeenCalledWith('confirmed');
    expect(sent).toEqual([1, 2]);
    await answer(2, failure('invalid'));
    expect(second).toHaveBeenCalledWith(expect.objectContaining({ kind: 'invalid' }));
    expect(sent).toEqual([1, 2, 3]);
    expect(outbox.isStoring()).toBe(true);
    await answer(3);
    await replayed;
    expect(outbox.isStoring()).toBe(false);
    send(4);
    expect(sent).toEqual([1, 2, 3, 4]);
    expect(restored).not.toHaveBeenCalled();
  });

  it('stores what was pending when the network went away, in the order in which it was made', async () => {
    const { outbox, sent, send, answer } = open();
    const first = send(1);
    const second = send(2);
    page.setOnline(false);
    send(3);
    await answer(2, failure('network'));
    await answer(1, failure('network'));
    expect(first).not.toHaveBeenCalled();
    page.setOnline(true);
    void outbox.replay();
    await tick();
    for (const line of [1, 2, 3]) await answer(line);
    expect(sent.slice(2)).toEqual([1, 2, 3]);
    expect(second).toHaveBeenCalledWith('confirmed');
  });

  it('stops where the network goes away again, and continues from there', async () => {
    const { outbox, sent, send, answer } = open();
    page.setOnline(false);
    const first = send(1);
    send(2);
    page.setOnline(true);
    void outbox.replay();
    await tick();
    page.setOnline(false);
    await answer(1, failure('network'));
    expect(sent).toEqual([1]);
    expect(first).not.toHaveBeenCalled();
    page.setOnline(true);
    void outbox.replay();
    await tick();
    await answer(1);
    expect(first).toHaveBeenCalledWith('confirmed');
    expect(sent).toEqual([1, 1, 2]);
  });

  it('tries again after failures that may pass, five times, then drops and lists the edit', async () => {
    const { outbox, sent, send, answer, dropped } = open();
    page.setOnline(false);
    const first = send(1);
    send(2);
    page.setOnline(true);
    void outbox.replay();
    for (let attempt = 1; attempt <= 5; attempt++) {
      await tick(60_000);
      expect(sent).toHaveLength(attempt);
      expect(first).not.toHaveBeenCalled();
      await answer(1, failure('timeout'));
    }
    expect(first).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
    expect(dropped).toHaveBeenCalledTimes(1);
    expect(sent.at(-1)).toBe(2);
  });
});

describe('a stored edit', () => {
  /** One that waits, and the network is back. */
  async function openWaiting() {
    const tab = open();
    page.setOnline(false);
    const outcome = tab.send(1);
    page.setOnline(true);
    void tab.outbox.replay();
    await tick();
    return { ...tab, outcome };
  }

  it.each(['timeout', 'network', 'auth', 'aborted'] as const)('that fails with %s is tried again', async (kind) => {
    const { sent, answer, outcome } = await openWaiting();
    await answer(1, failure(kind));
    await tick(3_000);
    expect(sent).toEqual([1, 1]);
    await answer(1);
    expect(outcome).toHaveBeenCalledWith('confirmed');
  });

  it('is not dropped however often the network goes away under it', async () => {
    const { outbox, sent, answer, outcome } = await openWaiting();
    for (let round = 0; round < 5; round++) {
      page.setOnline(false);
      await answer(1, failure('network'));
      page.setOnline(true);
      void outbox.replay();
      await tick();
    }
    await answer(1, failure('timeout'));
    expect(outcome).not.toHaveBeenCalled();
    expect(sent).toHaveLength(6);
    page.setOnline(false);
    await tick(60_000);
    expect(sent).toHaveLength(6);
  });

  it('waits no longer because of edits before it that have come through', async () => {
    const { outbox, sent, send, answer } = await openWaiting();
    await answer(1, failure('timeout'));
    await tick(3_000);
    await answer(1, failure('timeout'));
    await tick(6_000);
    await answer(1);
    page.setOnline(false);
    send(2);
    page.setOnline(true);
    void outbox.replay();
    await tick();
    await answer(2, failure('timeout'));
    await tick(3_000);
    expect(sent).toEqual([1, 1, 1, 2, 2]);
  });

  it('is tried again once, though it failed twice in the meantime', async () => {
    const { outbox, sent, answer } = await openWaiting();
    await answer(1, failure('timeout'));
    void outbox.replay();
    await tick();
    await answer(1, failure('timeout'));
    await tick(3_000);
    expect(sent).toEqual([1, 1]);
    await tick(3_000);
    expect(sent).toEqual([1, 1, 1]);
  });

  it('is not tried again after the page has gone, until the page is back', async () => {
    const { outbox, sent, answer } = await openWaiting();
    await answer(1, failure('timeout'));
    outbox.stop();
    await tick(60_000);
    expect(sent).toEqual([1]);
    void outbox.replay();
    await tick();
    outbox.stop();
    await answer(1, failure('timeout'));
    await tick(60_000);
    expect(sent).toEqual([1, 1]);
    void outbox.replay();
    await tick();
    await answer(1, failure('timeout'));
    await tick(60_000);
    expect(sent).toEqual([1, 1, 1, 1]);
  });

  it('is sent under a lock of its shop and owner, which is taken for nothing else', async () => {
    const locked: string[] = [];
    const { outbox, send } = open(async (name, work) => {
      locked.push(name);
      return work();
    });
    await outbox.replay();
    page.setOnline(false);
    send(1);
    await outbox.replay();
    expect(locked).toEqual([]);
    page.setOnline(true);
    void outbox.replay();
    expect(locked).toEqual(['edits.guest.g1']);
  });

  it('stays stored where the lock cannot be had', async () => {
    page.setOnline(false);
    open().send(1);
    const { outbox, sent, restored } = open(() => Promise.reject(new DOMException('', 'AbortError')));
    page.setOnline(true);
    await outbox.replay();
    expect(outbox.isFilled()).toBe(true);
    expect(sent).toEqual([]);
    expect(restored).not.toHaveBeenCalled();
  });
});

describe('after a reload', () => {
  it('the stored edits are sent, once, in their order, and the cart is read', async () => {
    page.setOnline(false);
    const before = open();
    before.send(1);
    before.send(2);
    const { outbox, sent, answer, restored } = open();
    expect(outbox.isFilled()).toBe(true);
    page.setOnline(true);
    void outbox.replay();
    await tick();
    await answer(1);
    await answer(2);
    expect(sent).toEqual([1, 2]);
    expect(outbox.isFilled()).toBe(false);
    expect(restored).toHaveBeenCalledTimes(1);
  });

  it('keep their order though the clock of the device was set back in between', async () => {
    page.setOnline(false);
    open().send(1);
    vi.setSystemTime(Date.now() - 3_600_000);
    const { outbox, sent, send, answer } = open();
    send(2);
    page.setOnline(true);
    void outbox.replay();
    await tick();
    await answer(1);
    await answer(2);
    expect(sent).toEqual([1, 2]);
  });

  it('what no longer applies is dropped with its error, and the rest is sent', async () => {
    page.setOnline(false);
    open().send(1);
    open().send(2);
    const { outbox, sent, answer, dropped } = open();
    page.setOnline(true);
    void outbox.replay();
    await tick();
    await answer(1, failure('not-found'));
    await answer(2);
    expect(sent).toEqual([1, 2]);
    expect(dropped.mock.calls).toMatchObject([[{ command: { lineId: 1 } }, { kind: 'not-found' }]]);
  });

  it('each owner has edits of their own', async () => {
    page.setOnline(false);
    open().send(1);
    const { outbox, sent } = open(createLocks(), ada);
    page.setOnline(true);
    expect(outbox.isFilled()).toBe(false);
    expect(outbox.isFilled(guest)).toBe(true);
    await outbox.replay();
    expect(sent).toEqual([]);
  });
});

describe('two tabs', () => {
  it('send stored edits once, whichever begins, and both learn the outcome', async () => {
    const locks = createLocks();
    const one = open(locks);
    const other = open(locks);
    one.finished.mockImplementation(other.outbox.receive);
    other.finished.mockImplementation(one.outbox.receive);
    page.setOnline(false);
    const first = one.send(1);
    const second = other.send(2);
    page.setOnline(true);
    void one.outbox.replay();
    void other.outbox.replay();
    await tick();
    expect([one.sent, other.sent]).toEqual([[1], []]);
    await one.answer(1, failure('invalid'));
    await one.answer(2);
    expect([one.sent, other.sent]).toEqual([[1, 2], []]);
    expect(first).toHaveBeenCalledWith(expect.objectContaining({ kind: 'invalid' }));
    expect(second).toHaveBeenCalledWith('confirmed');
    expect(other.dropped).toHaveBeenCalledTimes(1);
  });
});

describe('another owner', () => {
  it('rejects the waiting edits of the one before, and leaves them stored', async () => {
    const { outbox, sent, send, answer, restored } = open();
    page.setOnline(false);
    const [first, second] = [send(1), send(2)];
    outbox.abandon(ada, true);
    await tick();
    expect(first).not.toHaveBeenCalled();
    outbox.abandon(guest, false);
    await tick();
    for (const outcome of [first, second])
      expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'aborted', endpoint: 'cart' }));
    expect(outbox.isFilled()).toBe(true);
    page.setOnline(true);
    void outbox.replay();
    await tick();
    expect(sent).toEqual([1]);
    await answer(1);
    await answer(2);
    expect(restored, 'no promise waits for them any more').toHaveBeenCalledTimes(1);
  });

  it('deletes the edits of who signed out', async () => {
    const { outbox, sent, send } = open();
    page.setOnline(false);
    send(1);
    outbox.abandon(guest, true);
    expect(outbox.isFilled()).toBe(false);
    page.setOnline(true);
    await outbox.replay();
    expect(sent).toEqual([]);
  });
});
