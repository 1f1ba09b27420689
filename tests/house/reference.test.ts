import { expect, it } from 'vitest';
import { allMethods, gatherFacts, holesIn } from '../../tooling/reference/facts.ts';

const facts = gatherFacts();

it.each(facts.map((fact) => [fact.call.id, fact] as const))(
  '%s has everything that the client owes a call',
  (_, fact) => {
    expect(holesIn(fact)).toEqual([]);
  },
);

it('notices what is missing', () => {
  const [fact] = facts;
  if (!fact) throw new Error('the contract has calls');
  const { id } = fact.call;
  expect(holesIn({ ...fact, methods: [], mock: undefined })).toEqual([
    `${id} lacks a function of a resource`,
    `${id} lacks a mock`,
  ]);
  expect(holesIn({ ...fact, cases: [] })).toEqual([`${id} lacks a conformance case`]);
});

it('every function of a resource makes a call of the contract', () => {
  expect(allMethods().filter(({ id }) => id === undefined)).toEqual([]);
});
