import { expect, it } from 'vitest';
import { type Call, contract } from '../../packages/storefront-sdk/src/contract/index.ts';
import { apiRoutes } from '../../tooling/reference/api-routes.ts';
import { gatherFacts, holesIn } from '../../tooling/reference/facts.ts';

const routes = apiRoutes();
const facts = gatherFacts(routes);

it('every call has documentation, a mock, a conformance case and a route', () => {
  expect(facts.length).toBeGreaterThan(100);
  expect(facts.flatMap(holesIn)).toEqual([]);
});

it('reports a missing comment, mock, conformance case or route', () => {
  const [fact] = facts;
  if (!fact) throw new Error('the contract has calls');
  const { id } = fact.call;
  expect(holesIn({ ...fact, docs: '', mock: undefined })).toEqual([
    `${id} lacks a doc comment`,
    `${id} lacks @example`,
    `${id} lacks @returns`,
    `${id} lacks a mock`,
  ]);
  expect(holesIn({ ...fact, cases: [] })).toEqual([`${id} lacks a conformance case`]);
  expect(holesIn({ ...fact, route: undefined })).toEqual([`${id} lacks a route of the reference API`]);
});

/** Calls that one client of the family needs and other storefronts do not use. */
const ofTheFamily = ['index', 'index/color/config', 'index/bottom/navigation'].map((path) => `GET /api/front/${path}`);

it('the reference API has no route below /api/front and /api/pc except those of the contract and of the family', () => {
  const known = new Set(
    (Object.values(contract) as Call[]).flatMap(({ method, path, input: { aliases = [] } }) =>
      [{ path }, ...aliases].map((each) => `${method} ${each.path}`),
    ),
  );
  for (const route of ofTheFamily) known.add(route);
  const answered = [...routes].filter((route) => /^(GET|POST) \/api\/(front|pc)\//.test(route));
  expect(answered.length).toBe(known.size);
  expect(answered.filter((route) => !known.has(route))).toEqual([]);
});
