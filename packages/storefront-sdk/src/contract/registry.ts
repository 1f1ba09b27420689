import * as activities from './activities.ts';
import * as addresses from './addresses.ts';
import * as applications from './applications.ts';
import * as cart from './cart.ts';
import * as collections from './collections.ts';
import * as coupons from './coupons.ts';
import type { Endpoint, EndpointId } from './endpoint.ts';
import type { Input } from './input.ts';
import { inputs } from './inputs/index.ts';
import * as login from './login.ts';
import * as merchants from './merchants.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as points from './points.ts';
import * as preorders from './preorders.ts';
import * as products from './products.ts';
import * as refunds from './refunds.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as store from './store.ts';
import * as storePages from './store-pages.ts';
import * as uploads from './uploads.ts';
import * as user from './user.ts';

const modules = [
  activities,
  addresses,
  applications,
  cart,
  collections,
  coupons,
  login,
  merchants,
  orders,
  payments,
  points,
  preorders,
  products,
  refunds,
  reviews,
  search,
  session,
  store,
  storePages,
  uploads,
  user,
] as const;

type Members<Module> = Module extends unknown ? Module[keyof Module] : never;
// biome-ignore lint/suspicious/noExplicitAny: endpoints of any data
type Declared = Extract<Members<(typeof modules)[number]>, Endpoint<any, any>>;

/** An endpoint with what it takes. */
export type Call<Id extends EndpointId = EndpointId> = Extract<Declared, { readonly id: Id }> & {
  readonly input: Input;
};

/** An input without its endpoint is a type error here. */
type Contract = { readonly [Id in EndpointId]: Id extends Declared['id'] ? Call<Id> : never };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'auth' in value && 'answer' in value;

function join(): Contract {
  const calls: Record<string, unknown> = {};
  for (const member of modules.flatMap((module): unknown[] => Object.values(module))) {
    if (!isEndpoint(member)) continue;
    const [resource, method] = member.id.split('.') as [keyof typeof inputs, string];
    calls[member.id] = { ...member, input: (inputs[resource] as Record<string, Input>)[method] };
  }
  return calls as Contract;
}

/** The whole contract by method, endpoints with their inputs: for servers, validators, mocks and documents. */
export const contract: Contract = join();
