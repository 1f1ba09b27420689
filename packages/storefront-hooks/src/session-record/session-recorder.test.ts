import { expect, it } from 'vitest';
import { readRecord } from './stored-record.ts';
import { VISIT_KEY, VisitWorld } from './test-support/visit-world.ts';

const MINUTE_MS = 60_000;

/** A network that holds what it carries: requests on their way there, and answers on their way back. */
class HeldNetwork {
  readonly #held: { label: string; release(): void }[] = [];

  schedule<Result>(task: Promise<Result>, label = ''): Promise<Result> {
    return new Promise((resolve) => {
      this.#held.push({ label, release: () => resolve(task) });
    });
  }

  /** Lets the oldest of these arrive. */
  async let(label: string): Promise<void> {
    const index = this.#held.findIndex((held) => held.label === `session.${label}`);
    expect(index, `nothing is held that is called ${label}`).not.toBe(-1);
    for (const held of this.#held.splice(index, 1)) held.release();
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Lets all arrive, in their order, until nothing more comes. */
  async letAll(): Promise<void> {
    for (let next = this.#held[0]; next; next = this.#held[0]) await this.let(next.label.replace('session.', ''));
  }
}

function open(fates: ConstructorParameters<typeof VisitWorld>[1] = []) {
  const network = new HeldNetwork();
  const world = new VisitWorld(network, fates);
  const calls = () => world.calls.map(({ id }) => id.replace('session.', ''));
  return { network, world, calls, stored: () => readRecord(world.storage, VISIT_KEY) };
}

it('an answer for a visit that is no longer kept confirms nothing', async () => {
  const { network, world, stored } = open();
  world.openTab();
  await network.let('start there');
  world.now += 21 * MINUTE_MS;
  world.openTab();
  await network.let('start back');
  expect(stored()?.isStarted).toBe(false);
  await network.letAll();
  expect(stored()?.isStarted).toBe(true);
});

it('a page that has gone begins no other visit when it hears that its own is over', async () => {
  const { network, world, calls } = open();
  world.openTab();
  await network.letAll();
  const tab = world.openTab();
  for (const visit of world.visits.values()) visit.hasEnded = true;
  tab.leave();
  await network.letAll();
  expect(calls()).toEqual(['start', 'resume']);
});

it('after a start whose answer was lost it is asked whether the visit goes on', async () => {
  const { network, world, calls } = open(['lost']);
  const tab = world.openTab();
  await network.letAll();
  tab.touch();
  await network.letAll();
  expect(calls()).toEqual(['start', 'start', 'resume']);
  expect(world.visits.size).toBe(1);
});

it('a tab that was killed does not keep the visit open', async () => {
  const { network, world, calls } = open();
  const [tab] = [world.openTab(), world.openTab()];
  await network.letAll();
  for (let minutes = 0; minutes < 30; minutes += 6) {
    world.now += 6 * MINUTE_MS;
    tab?.touch();
    await network.letAll();
  }
  tab?.leave();
  await network.letAll();
  expect(calls().at(-1)).toBe('end');
  expect(world.open).toEqual([]);
});

it('a visit that replaces one is that of the other tabs too', async () => {
  const { network, world, calls } = open();
  const [here, there] = [world.openTab(), world.openTab()];
  await network.letAll();
  for (const visit of world.visits.values()) visit.hasEnded = true;
  world.now += 6 * MINUTE_MS;
  here?.touch();
  await network.letAll();
  here?.leave();
  await network.letAll();
  expect(calls()).not.toContain('end');
  there?.leave();
  await network.letAll();
  expect(calls().at(-1)).toBe('end');
  expect(world.open).toEqual([]);
});

it('signing out begins one other visit, whichever tabs hear of it', async () => {
  const { network, world, calls } = open();
  world.isSignedIn = true;
  const tabs = [world.openTab(), world.openTab()];
  await network.letAll();
  world.isSignedIn = false;
  for (const tab of tabs) tab.reset();
  await network.letAll();
  expect(world.visits.size).toBe(2);
  expect(calls().filter((call) => call === 'end')).toHaveLength(1);
  expect(world.open).toHaveLength(1);
});

it('what happens while the backend is being told is told once', async () => {
  const { network, world, calls } = open();
  const tab = world.openTab();
  for (let times = 0; times < 3; times++) tab.touch();
  await network.letAll();
  expect(calls()).toEqual(['start']);
});
