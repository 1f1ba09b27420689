import { expect, it } from 'vitest';
import { type Call, contract } from '../../packages/storefront-sdk/src/contract/index.ts';
import { apiRoutes } from '../../tooling/reference/api-routes.ts';
import { allMethods, gatherFacts, holesIn } from '../../tooling/reference/facts.ts';

const routes = apiRoutes();
const facts = gatherFacts(routes);

it('every call has a method with documentation, a mock, a conformance case and a route', () => {
  expect(facts.length).toBeGreaterThan(100);
  expect(facts.flatMap(holesIn)).toEqual([]);
});

it('reports a missing method, mock, conformance case or route', () => {
  const [fact] = facts;
  if (!fact) throw new Error('the contract has calls');
  const { id } = fact.call;
  expect(holesIn({ ...fact, methods: [], mock: undefined })).toEqual([
    `${id} lacks a function of a resource`,
    `${id} lacks a mock`,
  ]);
  expect(holesIn({ ...fact, cases: [] })).toEqual([`${id} lacks a conformance case`]);
  expect(holesIn({ ...fact, route: undefined })).toEqual([`${id} lacks a route of the reference API`]);
});

it.each(['param', 'returns', 'throws', 'endpoint'])('reports a method without @%s', (tag) => {
  const fact = facts.find(({ call }) => call.id === 'orders.create');
  const [method] = fact?.methods ?? [];
  if (!fact || !method) throw new Error('orders.create is a call with a method');
  const docs = method.docs.replaceAll(`@${tag} `, '@see ');
  expect(holesIn({ ...fact, methods: [{ ...method, docs }] })).toEqual([
    expect.stringMatching(new RegExp(`^orders\\.create lacks @${tag}`)),
  ]);
});

/** Calls that one client of the family needs and no other storefront has a use for. */
const ofTheFamily = ['index', 'index/color/config', 'index/bottom/navigation'].map((path) => `GET /api/front/${path}`);

it('the reference API has no route below /api/front and /api/pc beyond the contract and those of the family', () => {
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

it('every function of a resource makes a call of the contract', () => {
  expect(allMethods().filter(({ id }) => id === undefined)).toEqual([]);
});
