// @vitest-environment node
import { expect, it } from 'vitest';
import { memoryStorage } from '../browser/storage.ts';
import type { CartOwner } from './cart-owner.ts';
import { createEditStorage, type StoredEdit } from './edit-storage.ts';

const guest: CartOwner = { kind: 'guest', uuid: 'g1' };
const key = 'promenade.cartEdits.1.guest.g1';
const edit = (id: string, at: number): StoredEdit => ({ id, at, command: { kind: 'remove', lineIds: [1] } });

function open(text?: string) {
  const values = memoryStorage();
  if (text !== undefined) values.set(key, text);
  return { values, edits: createEditStorage(values, 1) };
}

it('keeps edits in the order they were made, each once', () => {
  const { values, edits } = open();
  expect(edits.read(guest)).toEqual([]);
  for (const [id, at] of [
    ['b', 2],
    ['a', 1],
    ['c', 3],
    ['a', 1],
  ] as const)
    edits.add(guest, edit(id, at));
  expect(edits.read(guest).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  edits.remove(guest, 'b');
  expect(edits.read(guest).map(({ id }) => id)).toEqual(['a', 'c']);
  edits.clear(guest);
  expect(values.get(key)).toBeNull();
});

it.each([
  ['nothing', null],
  ['a number', 3],
  ['an edit with a number for its id', { ...edit('a', 1), id: 1 }],
  ['one with a text for its time', { ...edit('a', 1), at: '1' }],
  ['one without a command', { id: 'a', at: 1 }],
  ['one with an empty command', { id: 'a', at: 1, command: {} }],
])('leaves %s out, and reads the others', (_, nonsense) => {
  const { edits } = open(JSON.stringify([nonsense, edit('b', 2)]));
  expect(edits.read(guest)).toEqual([edit('b', 2)]);
});

it.each(['{"id"', '{}', 'null'])('reads nothing of %s', (text) => {
  expect(open(text).edits.read(guest)).toEqual([]);
});
