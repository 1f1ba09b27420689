import { planOf } from '../../packages/storefront-devkit/src/conformance/cases/index.ts';
import { casesOf } from '../../packages/storefront-devkit/src/conformance/generated.ts';
import { createMockStorefront } from '../../packages/storefront-devkit/src/mock/index.ts';
import { shopHandlers, statefulHandlers } from '../../packages/storefront-devkit/src/mock/shop/handlers/index.ts';
import { type Call, contract } from '../../packages/storefront-sdk/src/contract/index.ts';
import { callComments } from './comments.ts';

/** The documentation, mock, tests and route of one call of the contract. */
export interface CallFacts {
  readonly call: Call;
  /** Its doc comment. */
  readonly docs: string;
  /** How the mock shop responds: from its state, or from the schema of the response; undefined if it does not. */
  readonly mock: 'remembers' | 'from its schema' | undefined;
  /** Names of the conformance cases for the call. */
  readonly cases: readonly string[];
  /** The route of the reference API, as in `GET /api/front/cart/list`; undefined if there is none. */
  readonly route: string | undefined;
}

/**
 * Collects the facts of each call, in the order of the contract.
 *
 * @param routes those that the reference API registers.
 */
export function gatherFacts(routes: ReadonlySet<string>): CallFacts[] {
  const comments = callComments();
  const { shop } = createMockStorefront();
  const remembered = Object.keys(statefulHandlers(shop));
  const mocked = shopHandlers(shop);
  return (Object.values(contract) as Call[]).map((call) => {
    const mock = call.id in mocked ? (remembered.includes(call.id) ? 'remembers' : 'from its schema') : undefined;
    const route = `${call.method} ${call.path}`;
    return {
      call,
      route: routes.has(route) ? route : undefined,
      docs: comments.get(call.id) ?? '',
      mock,
      cases: casesOf(call, planOf(call.id)).map(({ name }) => name),
    };
  });
}

const lackingOf = (name: string, wanting: Readonly<Record<string, boolean>>) =>
  Object.entries(wanting).flatMap(([what, isThere]) => (isThere ? [] : [`${name} lacks ${what}`]));

/** The missing parts of a call, in words: every call needs documentation, a route, a sentence, an example, a mock and a case. */
export function holesIn({ call, docs, route, mock, cases }: CallFacts): string[] {
  const { input, id, response } = call;
  const takesInput = input.path ?? input.query ?? input.body ?? input.file;
  // A response that may be empty or null has no error for an unknown id.
  const isForgiving = ['page', 'list', 'nullable', 'empty'].includes(response.kind);
  return lackingOf(id, {
    'a doc comment': /^\w/.test(docs),
    '@example': new RegExp(`^@example\\s[\\s\\S]*\\bshop\\.${id.replace('.', '\\.')}\\(`, 'm').test(docs),
    '@returns': response.kind === 'empty' || /^@returns ./m.test(docs),
    'a route of the reference API': route !== undefined,
    'a sentence that sums it up': /^[A-Z].*\.$/.test(input.summary),
    'an example of its input': !takesInput || input.example !== undefined,
    'the errors of its path': !input.path || isForgiving || input.errors !== undefined,
    'a mock': mock !== undefined,
    'a conformance case': cases.length > 0,
  });
}
