import { expect, test } from 'vitest';
import { type ContractHandlers, contractRoutes } from './types.ts';

test('a section of handlers is the contract’s, or a type error', () => {
  const list = async () => [];
  // @ts-expect-error a call is missing
  contractRoutes('search', { hotKeywords: list });
  // @ts-expect-error a call the contract does not know
  contractRoutes('categories', { tree: list, bush: list });
  // @ts-expect-error a response of another type
  contractRoutes('categories', { tree: async () => [{ id: 1 }] });
  // @ts-expect-error an input the call does not have
  contractRoutes('categories', { tree: async ({ query }) => (query.colour ? [] : []) });
  // @ts-expect-error a section is missing
  const none: ContractHandlers = { categories: contractRoutes('categories', { tree: list }) };
  expect(none.categories.tree).toBe(list);
});
