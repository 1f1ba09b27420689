import { planOf } from '../../packages/storefront-devkit/src/conformance/cases/index.ts';
import { casesOf } from '../../packages/storefront-devkit/src/conformance/generated.ts';
import { createMockStorefront } from '../../packages/storefront-devkit/src/mock/index.ts';
import { shopAnswers, statefulAnswers } from '../../packages/storefront-devkit/src/mock/shop/answers/index.ts';
import { type Call, contract, type EndpointId } from '../../packages/storefront-sdk/src/contract/index.ts';
import * as sdk from '../../packages/storefront-sdk/src/index.ts';
import { type DocumentedFunction, documentedFunctions, resourceNames } from './comments.ts';

/** What the repository has for one call of the contract. */
export interface CallFacts {
  readonly call: Call;
  /** Functions of the client that make it, as in `cart.list`. */
  readonly methods: readonly Method[];
  /** How the mocked shop answers: from what it remembers, or from the schema of the call; undefined when it does not. */
  readonly mock: 'remembers' | 'from its schema' | undefined;
  /** Names of the cases that a backend is put to. */
  readonly cases: readonly string[];
  /** Where the reference API answers it, as in `GET /api/front/cart/list`; undefined when it does not. */
  readonly route: string | undefined;
}

export interface Method extends DocumentedFunction {
  /** Resource and function, as in `cart.list`. */
  readonly name: string;
}

type Run = (client: sdk.Client, input: unknown) => unknown;

/** What functions of resources take; one of them fits each. */
const someInputs = () => [{}, { orderDetails: [] }, [], new File([], 'a.png'), 'text'];

/** The call that a function makes, found by running it on a client that only listens. */
function callOf(run: Run): EndpointId | undefined {
  let made: EndpointId | undefined;
  const listening = {
    baseUrl: '',
    use: () => () => {},
    call: (endpoint: { id: EndpointId }) => {
      made = endpoint.id;
      return new Promise(() => {});
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

/** `cart` and `save` as `cartSave`. */
const exportedName = (resource: string, name: string) => resource + name[0]?.toUpperCase() + name.slice(1);

/** Every function of every resource, with the call it makes. */
export function allMethods(): (Method & { id: EndpointId | undefined })[] {
  const exported: Readonly<Record<string, unknown>> = { ...sdk };
  return resourceNames().flatMap((file) => {
    // What follows a hyphen tells apart the files of one resource.
    const resource = file.replace(/-\w+$/, '');
    return [...documentedFunctions(file)].map(([name, documented]) => {
      const run = exported[exportedName(resource, name)];
      if (!run) throw new Error(`The package does not export ${exportedName(resource, name)}.`);
      return { ...documented, name: `${resource}.${name}`, id: callOf(run as Run) };
    });
  });
}

/**
 * What there is for each call, in the order of the contract.
 *
 * @param routes those that the reference API registers.
 */
export function gatherFacts(routes: ReadonlySet<string>): CallFacts[] {
  const methods = allMethods();
  const { shop } = createMockStorefront();
  const remembered = Object.keys(statefulAnswers(shop));
  const mocked = shopAnswers(shop);
  return (Object.values(contract) as Call[]).map((call) => {
    const mock = call.id in mocked ? (remembered.includes(call.id) ? 'remembers' : 'from its schema') : undefined;
    const route = `${call.method} ${call.path}`;
    return {
      call,
      route: routes.has(route) ? route : undefined,
      methods: methods.filter(({ id }) => id === call.id),
      mock,
      cases: casesOf(call, planOf(call.id)).map(({ name }) => name),
    };
  });
}

/** What the docs of a function lack: where its call is, each input, what comes back, what is thrown. */
function undocumented({ call }: CallFacts, { name, docs, parameters }: Method): string[] {
  const documented = [...docs.matchAll(/^@param (\w+) ./gm)].map(([, parameter]) => parameter);
  const inputs = parameters.filter((parameter) => parameter !== 'client' && parameter !== 'options');
  const wanting = {
    [`@endpoint ${call.method} ${call.path}`]: docs.includes(`@endpoint ${call.method} ${call.path}`),
    '@param for each input': inputs.every((input, index) =>
      input ? documented.includes(input) : documented.length > index,
    ),
    '@returns': call.answer.kind === 'empty' || /^@returns ./m.test(docs),
    '@throws': /^@throws ./m.test(docs),
  };
  return lackingOf(name, wanting);
}

const lackingOf = (name: string, wanting: Readonly<Record<string, boolean>>) =>
  Object.entries(wanting).flatMap(([what, isThere]) => (isThere ? [] : [`${name} lacks ${what}`]));

/** What is missing, in words: every call has a documented method, a route, a sentence, an example, a mock and a case. */
export function holesIn(facts: CallFacts): string[] {
  const { call, methods, route, mock, cases } = facts;
  const { input, id } = call;
  const takesInput = input.path ?? input.query ?? input.body ?? input.file;
  // To what may be empty or null, an unknown id is no error.
  const isForgiving = ['page', 'list', 'nullable', 'empty'].includes(call.answer.kind);
  const wanting = {
    'a function of a resource': methods.length > 0,
    'a route of the reference API': route !== undefined,
    'a sentence that sums it up': /^[A-Z].*\.$/.test(input.summary),
    'an example of its input': !takesInput || input.example !== undefined,
    'the errors of its path': !input.path || isForgiving || input.errors !== undefined,
    'a mock': mock !== undefined,
    'a conformance case': cases.length > 0,
  };
  return [...lackingOf(id, wanting), ...methods.flatMap((method) => undocumented(facts, method))];
}
