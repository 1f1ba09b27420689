import { planOf } from '../../packages/storefront-sdk/src/conformance/cases/index.ts';
import { casesOf } from '../../packages/storefront-sdk/src/conformance/generated.ts';
import { type Call, contract, type EndpointId } from '../../packages/storefront-sdk/src/contract/index.ts';
import * as sdk from '../../packages/storefront-sdk/src/index.ts';
import { createMockStorefront } from '../../packages/storefront-sdk/src/testing/index.ts';
import { shopAnswers, statefulAnswers } from '../../packages/storefront-sdk/src/testing/shop/answers.ts';
import { functionComments } from './comments.ts';

/** What the repository has for one call of the contract. */
export interface CallFacts {
  readonly call: Call;
  /** Functions of the client that make it, as in `cart.list`. */
  readonly methods: readonly Method[];
  /** How the mocked shop answers: from what it remembers, or from the schema of the call; undefined when it does not. */
  readonly mock: 'remembers' | 'from its schema' | undefined;
  /** Names of the cases that a backend is put to. */
  readonly cases: readonly string[];
}

export interface Method {
  /** Resource and function, as in `cart.list`. */
  readonly name: string;
  readonly docs: string;
}

type Run = (client: sdk.Client, input: unknown) => unknown;

/** What functions of resources take; one of them fits each. */
const someInputs = () => [{}, [], new File([], 'a.png'), 'text'];

/** The call that a function makes, found by running it on a client that only listens. */
function callOf(run: Run): EndpointId | undefined {
  let made: EndpointId | undefined;
  const listening = {
    baseUrl: '',
    use: () => () => {},
    call: async (endpoint: { id: EndpointId }) => {
      made = endpoint.id;
    },
  } as unknown as sdk.Client;
  for (const input of someInputs()) {
    try {
      run(listening, input);
    } catch {
      // Not what it takes: the next one may be.
    }
    if (made) return made;
  }
  return undefined;
}

/** Every function of every resource, with the call it makes. */
export function allMethods(): (Method & { id: EndpointId | undefined })[] {
  const resources = Object.entries(sdk).filter((entry): entry is [string, never] => typeof entry[1] === 'object');
  return resources.flatMap(([resource, functions]) => {
    const docs = functionComments(resource);
    return Object.entries<Run>(functions).map(([name, run]) => ({
      name: `${resource}.${name}`,
      docs: docs.get(name) ?? '',
      id: callOf(run),
    }));
  });
}

/** What there is for each call, in the order of the contract. */
export function gatherFacts(): CallFacts[] {
  const methods = allMethods();
  const { shop } = createMockStorefront();
  const remembered = Object.keys(statefulAnswers(shop));
  const mocked = shopAnswers(shop);
  return (Object.values(contract) as Call[]).map((call) => {
    const mock = call.id in mocked ? (remembered.includes(call.id) ? 'remembers' : 'from its schema') : undefined;
    return {
      call,
      methods: methods.filter(({ id }) => id === call.id),
      mock,
      cases: casesOf(call, planOf(call.id)).map(({ name }) => name),
    };
  });
}

/** What is missing, in words; the client owes every call a method with docs, a sentence, an example, a mock and a case. */
export function holesIn({ call, methods, mock, cases }: CallFacts): string[] {
  const { input, id } = call;
  const takesInput = input.path ?? input.query ?? input.body ?? input.file;
  // To what may be empty or null, an unknown id is no error.
  const isForgiving = ['page', 'list', 'nullable', 'nothing'].includes(call.answer.kind);
  const wanting = {
    'a function of a resource': methods.length > 0,
    'docs at each of its functions': methods.every(({ docs }) =>
      docs.includes(`@endpoint ${call.method} ${call.path}`),
    ),
    'a sentence that sums it up': /^[A-Z].*\.$/.test(input.summary),
    'an example of its input': !takesInput || input.example !== undefined,
    'the errors of its path': !input.path || isForgiving || input.errors !== undefined,
    'a mock': mock !== undefined,
    'a conformance case': cases.length > 0,
  };
  return Object.entries(wanting).flatMap(([what, isThere]) => (isThere ? [] : [`${id} lacks ${what}`]));
}
