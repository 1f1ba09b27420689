import { expect, it } from 'vitest';
import { readRecord } from './stored-record.ts';
import { VISIT_KEY, VisitFixture } from './test-support/visit-fixture.ts';

const MINUTE_MS = 60_000;

/** A network that delivers requests (`there`) and responses (`back`) only when the test says so. */
class ManualNetwork {
  readonly #pending: { label: string; release(): void }[] = [];

  schedule<Result>(task: Promise<Result>, label = ''): Promise<Result> {
    return new Promise((resolve) => {
      this.#pending.push({ label, release: () => resolve(task) });
    });
  }

  /** Delivers the oldest message with this label. */
  async deliver(label: string): Promise<void> {
    const index = this.#pending.findIndex((message) => message.label === `session.${label}`);
    expect(index, `no pending message ${label}`).not.toBe(-1);
    for (const message of this.#pending.splice(index, 1)) message.release();
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Delivers all messages, oldest first, until none is pending. */
  async deliverAll(): Promise<void> {
    for (let next = this.#pending[0]; next; next = this.#pending[0])
      await this.deliver(next.label.replace('session.', ''));
  }
}

function open(outcomes: ConstructorParameters<typeof VisitFixture>[1] = []) {
  const network = new ManualNetwork();
  const fixture = new VisitFixture(network, outcomes);
  const calls = () => fixture.calls.map(({ id }) => id.replace('session.', ''));
  return { network, fixture, calls, stored: () => readRecord(fixture.storage, VISIT_KEY) };
}

it('a response for a replaced visit does not confirm the current one', async () => {
  const { network, fixture, stored } = open();
  fixture.openTab();
  await network.deliver('start there');
  fixture.now += 21 * MINUTE_MS;
  fixture.openTab();
  await network.deliver('start back');
  expect(stored()?.isStarted).toBe(false);
  await network.deliverAll();
  expect(stored()?.isStarted).toBe(true);
});

it('a page that was left begins no other visit when the backend returns that its visit is over', async () => {
  const { network, fixture, calls } = open();
  fixture.openTab();
  await network.deliverAll();
  const tab = fixture.openTab();
  for (const visit of fixture.visits.values()) visit.hasEnded = true;
  tab.leave();
  await network.deliverAll();
  expect(calls()).toEqual(['start', 'resume']);
});

it('a repeated start after a lost response is followed by a resume', async () => {
  const { network, fixture, calls } = open(['lost']);
  const tab = fixture.openTab();
  await network.deliverAll();
  tab.touch();
  await network.deliverAll();
  expect(calls()).toEqual(['start', 'start', 'resume']);
  expect(fixture.visits.size).toBe(1);
});

it('a visit ends with the last tab even if another tab was killed', async () => {
  const { network, fixture, calls } = open();
  const [tab] = [fixture.openTab(), fixture.openTab()];
  await network.deliverAll();
  for (let minutes = 0; minutes < 30; minutes += 6) {
    fixture.now += 6 * MINUTE_MS;
    tab?.touch();
    await network.deliverAll();
  }
  tab?.leave();
  await network.deliverAll();
  expect(calls().at(-1)).toBe('end');
  expect(fixture.open).toEqual([]);
});

it('a visit that one tab has begun in place of another is shared by the other tabs', async () => {
  const { network, fixture, calls } = open();
  const [here, there] = [fixture.openTab(), fixture.openTab()];
  await network.deliverAll();
  for (const visit of fixture.visits.values()) visit.hasEnded = true;
  fixture.now += 6 * MINUTE_MS;
  here?.touch();
  await network.deliverAll();
  here?.leave();
  await network.deliverAll();
  expect(calls()).not.toContain('end');
  there?.leave();
  await network.deliverAll();
  expect(calls().at(-1)).toBe('end');
  expect(fixture.open).toEqual([]);
});

it('signing out in several tabs ends the visit and begins one other', async () => {
  const { network, fixture, calls } = open();
  fixture.isSignedIn = true;
  const tabs = [fixture.openTab(), fixture.openTab()];
  await network.deliverAll();
  fixture.isSignedIn = false;
  for (const tab of tabs) tab.reset();
  await network.deliverAll();
  expect(fixture.visits.size).toBe(2);
  expect(calls().filter((call) => call === 'end')).toHaveLength(1);
  expect(fixture.open).toHaveLength(1);
});

it('activity during a pending start sends no other calls', async () => {
  const { network, fixture, calls } = open();
  const tab = fixture.openTab();
  for (let times = 0; times < 3; times++) tab.touch();
  await network.deliverAll();
  expect(calls()).toEqual(['start']);
});
