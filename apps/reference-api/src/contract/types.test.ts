import { expect, test } from 'vitest';
import { type ContractHandlers, contractRoutes } from './types.ts';

test('a section of handlers is the contract’s, or a type error', () => {
  const list = async () => [];
  // @ts-expect-error a call is missing
  contractRoutes('search', { hotKeywords: list });
  // @ts-expect-error a call the contract does not know
  contractRoutes('category', { tree: list, bush: list });
  // @ts-expect-error an answer of another shape
  contractRoutes('category', { tree: async () => [{ id: 1 }] });
  // @ts-expect-error an input the call does not have
  contractRoutes('category', { tree: async ({ query }) => (query.colour ? [] : []) });
  // @ts-expect-error a section is missing
  const none: ContractHandlers = { category: contractRoutes('category', { tree: list }) };
  expect(none.category.tree).toBe(list);
});
