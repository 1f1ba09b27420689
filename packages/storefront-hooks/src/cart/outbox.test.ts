// @vitest-environment node
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { cartRules } from './cart-rules.ts';
import { createOutbox } from './outbox.ts';

let page: StubbedPage;

beforeEach(() => {
  page = stubPage();
});
afterEach(() => vi.unstubAllGlobals());

const turn = () => new Promise((resolve) => setImmediate(resolve));
const failure = (kind: 'network' | 'invalid') => new StorefrontError({ kind, endpoint: 'cart.setQuantity' });

/** An outbox, and writes whose answers a test gives by name. */
function open() {
  const sent: string[] = [];
  const answers = new Map<string, { resolve(value: string): void; reject(cause: unknown): void }>();
  const changed = vi.fn();
  const outbox = createOutbox(cartRules, changed);
  const send = (name: string) => {
    const outcome = vi.fn();
    outbox
      .send(() => {
        sent.push(name);
        return new Promise<string>((resolve, reject) => answers.set(name, { resolve, reject }));
      })
      .then(outcome, outcome);
    return outcome;
  };
  const answer = async (name: string, cause?: unknown) => {
    if (cause) answers.get(name)?.reject(cause);
    else answers.get(name)?.resolve(`${name} done`);
    await turn();
  };
  return { outbox, sent, send, answer, changed };
}

it('sends at once, beside each other, and answers what was answered', async () => {
  const { outbox, sent, send, answer, changed } = open();
  const [first, second] = [send('first'), send('second')];
  expect(sent).toEqual(['first', 'second']);
  await answer('second', failure('network'));
  await answer('first');
  expect(first).toHaveBeenCalledWith('first done');
  expect(second).toHaveBeenCalledWith(failure('network'));
  expect(outbox.isFilled()).toBe(false);
  expect(outbox.isKeeping()).toBe(false);
  expect(changed).not.toHaveBeenCalled();
});

it('keeps what is sent offline, and sends it one after another', async () => {
  const { outbox, sent, send, answer, changed } = open();
  page.setOnline(false);
  expect(outbox.isKeeping()).toBe(true);
  expect(outbox.isFilled()).toBe(false);
  const [first, second] = [send('first'), send('second')];
  expect(outbox.isFilled()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(2);
  await outbox.replay();
  expect(sent).toEqual([]);
  page.setOnline(true);
  const replayed = outbox.replay();
  void outbox.replay();
  send('third');
  expect(sent).toEqual(['first']);
  await answer('first');
  expect(first).toHaveBeenCalledWith('first done');
  expect(sent).toEqual(['first', 'second']);
  await answer('second', failure('invalid'));
  expect(second).toHaveBeenCalledWith(failure('invalid'));
  expect(sent).toEqual(['first', 'second', 'third']);
  expect(outbox.isKeeping()).toBe(true);
  await answer('third');
  await replayed;
  expect(outbox.isKeeping()).toBe(false);
  send('fourth');
  expect(sent).toEqual(['first', 'second', 'third', 'fourth']);
});

it('keeps what was under way when the network went, in the order in which it was done', async () => {
  const { outbox, sent, send, answer } = open();
  const first = send('first');
  const second = send('second');
  page.setOnline(false);
  send('third');
  await answer('second', failure('network'));
  await answer('first', failure('network'));
  expect(first).not.toHaveBeenCalled();
  page.setOnline(true);
  void outbox.replay();
  for (const name of ['first', 'second', 'third']) await answer(name);
  expect(sent.slice(2)).toEqual(['first', 'second', 'third']);
  expect(second).toHaveBeenCalledWith('second done');
});

it('stops where the network goes again, and goes on from there', async () => {
  const { outbox, sent, send, answer } = open();
  page.setOnline(false);
  const first = send('first');
  send('second');
  page.setOnline(true);
  void outbox.replay();
  page.setOnline(false);
  await answer('first', failure('network'));
  expect(sent).toEqual(['first']);
  expect(first).not.toHaveBeenCalled();
  page.setOnline(true);
  void outbox.replay();
  await answer('first');
  expect(first).toHaveBeenCalledWith('first done');
  expect(sent).toEqual(['first', 'first', 'second']);
});

it('does not keep what the backend refused while the network went', async () => {
  const { outbox, send, answer } = open();
  const first = send('first');
  page.setOnline(false);
  await answer('first', failure('invalid'));
  expect(first).toHaveBeenCalledWith(failure('invalid'));
  expect(outbox.isFilled()).toBe(false);
});

it('gives up what it keeps', async () => {
  const { outbox, sent, send } = open();
  page.setOnline(false);
  const [first, second] = [send('first'), send('second')];
  outbox.clear();
  await turn();
  for (const outcome of [first, second])
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'aborted', endpoint: 'cart' }));
  expect(outbox.isFilled()).toBe(false);
  page.setOnline(true);
  await outbox.replay();
  expect(sent).toEqual([]);
});
