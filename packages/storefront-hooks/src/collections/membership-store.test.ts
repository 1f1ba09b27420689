import { expect, it } from 'vitest';
import { createMembershipStore } from './membership-store.ts';

/** A store whose backend responds immediately. */
function open() {
  const held = new Set<number>();
  const sent: boolean[] = [];
  const store = createMembershipStore({
    channelName: 'wishes',
    isOn: (id) => held.has(id),
    async send(_, on) {
      sent.push(on);
    },
    confirmed(id, on) {
      if (on) held.add(id);
      else held.delete(id);
    },
    outdated() {},
  });
  return { store, held, sent };
}

it.each(Array.from({ length: 12 }, (_, ticks) => [ticks]))(
  'a click %i ticks after a change was sent is not lost',
  async (ticks) => {
    const { store, held, sent } = open();
    const first = store.change(1);
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    await Promise.all([first, store.change(1)]);
    expect([...held]).toEqual([]);
    expect(sent).toEqual([true, false]);
    expect(store.isPending(1)).toBe(false);
  },
);

it('the same wanted state is sent once when it is requested twice', async () => {
  const { store, sent } = open();
  await Promise.all([store.change(1, true), store.change(1, true)]);
  expect(sent).toEqual([true]);
});
