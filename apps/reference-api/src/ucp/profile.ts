import type { JWK } from 'jose';
import { type AgentView, mayOrder } from '../agent-checkouts/request.ts';

/** Revision of the protocol that is spoken here; https://ucp.dev lists them. */
export const UCP_VERSION = '2026-04-08';
export const UCP_ROOT = '/ucp';

const SITE = `https://ucp.dev/${UCP_VERSION}`;
const SHOPPING = 'dev.ucp.shopping';

interface Declared {
  spec: string;
  schema: string;
  extends?: string;
}

const catalogue: Readonly<Record<string, Declared>> = {
  'catalog.search': { spec: 'catalog/search', schema: 'catalog_search' },
  'catalog.lookup': { spec: 'catalog/lookup', schema: 'catalog_lookup' },
};
const ordering: Readonly<Record<string, Declared>> = {
  cart: { spec: 'cart', schema: 'cart' },
  checkout: { spec: 'checkout', schema: 'checkout' },
  fulfillment: { spec: 'fulfillment', schema: 'fulfillment', extends: `${SHOPPING}.checkout` },
  order: { spec: 'order', schema: 'order' },
};

/** What an agent reads first: which parts of the protocol the shop has, and where. */
export function ucpProfile({ shop, origin }: AgentView, { kid, kty, crv, x, y, use, alg }: JWK) {
  const declared = Object.entries({ ...catalogue, ...(mayOrder(shop) && ordering) });
  const capabilities = declared.map(([name, { spec, schema, ...extended }]) => [
    `${SHOPPING}.${name}`,
    [
      {
        version: UCP_VERSION,
        spec: `${SITE}/specification/${spec}`,
        schema: `${SITE}/schemas/shopping/${schema}.json`,
        ...extended,
      },
    ],
  ]);
  const service = {
    version: UCP_VERSION,
    spec: `${SITE}/specification/overview`,
    transport: 'rest',
    schema: `${SITE}/services/shopping/rest.openapi.json`,
    endpoint: origin + UCP_ROOT,
  };
  return {
    ucp: {
      version: UCP_VERSION,
      services: { [SHOPPING]: [service] },
      capabilities: Object.fromEntries(capabilities),
      payment_handlers: {},
    },
    // By these an agent verifies events of its orders.
    ...(mayOrder(shop) && { signing_keys: [{ kid, kty, crv, x, y, use, alg }] }),
  };
}

type Capability = 'catalog.search' | 'catalog.lookup' | 'cart' | 'checkout' | 'fulfillment' | 'order';

/** What stands at the head of every answer. */
export function ucpHead(...names: Capability[]) {
  return {
    version: UCP_VERSION,
    status: 'success',
    capabilities: Object.fromEntries(names.map((name) => [`${SHOPPING}.${name}`, [{ version: UCP_VERSION }]])),
    ...(names.includes('checkout') && { payment_handlers: {} }),
  };
}

/** An outcome without the requested object, with a message. */
export function ucpFailure(code: string, content: string, continueUrl?: string) {
  return {
    ucp: { version: UCP_VERSION, status: 'error' },
    messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
    ...(continueUrl !== undefined && { continue_url: continueUrl }),
  };
}
