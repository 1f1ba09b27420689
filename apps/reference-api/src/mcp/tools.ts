import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { type AgentToolData, agentTools } from '@promenade/storefront-sdk/agents';
import {
  type AnySchema,
  type Call,
  contract,
  type EndpointId,
  type JsonSchema,
  type Shape,
} from '@promenade/storefront-sdk/contract';

/** What an agent gives to a tool; its schema has checked it. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** A request of a call. */
export interface CallRequest {
  method: 'GET' | 'POST';
  url: string;
  body?: unknown;
}

/** A call of the contract as a tool. */
export interface Tool extends Pick<AgentToolData, 'name' | 'description' | 'changes'> {
  readonly id: EndpointId;
  readonly call: Call;
  readonly inputSchema: StandardSchemaWithJSON<ToolInput, ToolInput>;
  /** Whether guests name their cart to it. */
  readonly takesCart: boolean;
}

/** Where the body of a call is a list, the tool takes it by this name. */
const ITEMS = 'items';
/** Where a tool takes the handle of a guest's cart. */
export const CART = 'cart';

const CART_SCHEMA: JsonSchema = {
  type: 'string',
  maxLength: 64,
  description: 'The `cart` that add_to_cart returned. Left out by signed-in shoppers, and for a new cart.',
};

const itemsOf = ({ input: { body } }: Call): Shape | undefined =>
  body?.kind === 'list' ? ((body.of as AnySchema).of as Shape) : undefined;

const bodyFieldsOf = ({ input: { body } }: Call): Shape | undefined =>
  body?.kind === 'object' ? (body.of as Shape) : undefined;

const takesCart = ({ sends }: Call) => 'uuid' in Object(sends);

/** All tools, with the handle of a guest's cart where they need one. */
export const tools: readonly Tool[] = agentTools.map(({ inputSchema, call: id, ...tool }) => {
  const call = contract[id];
  const { properties } = inputSchema as { properties: object };
  const schema = takesCart(call) ? { ...inputSchema, properties: { ...properties, [CART]: CART_SCHEMA } } : inputSchema;
  return { ...tool, id, call, inputSchema: fromJsonSchema<ToolInput>(schema), takesCart: takesCart(call) };
});

export const toolByName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]));

/** The tool whose result those return that change a cart. */
export const viewCart = tools.find(({ id }) => id === 'cart.list') as Tool;

/**
 * The request that a tool makes.
 *
 * @param uuid Id of the guest's cart; undefined for an account, whose cart needs none.
 */
export function requestOf({ call }: Pick<Tool, 'call'>, input: ToolInput, uuid?: string): CallRequest {
  const { defaults, input: declared } = call;
  const own = { ...(takesCart(call) && uuid !== undefined && { uuid }) };
  const given: ToolInput = { ...defaults, ...input, ...own };
  const fieldsOf = (shape: Shape | undefined) =>
    Object.entries(given).filter(([name, value]) => value !== undefined && Object.hasOwn(shape ?? {}, name));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${given[name]}`));
  const query = new URLSearchParams(
    fieldsOf(declared.query).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  const items = given[ITEMS] as readonly object[] | undefined;
  const body = itemsOf(call)
    ? items?.map((item) => ({ ...item, ...own }))
    : Object.fromEntries(fieldsOf(bodyFieldsOf(call)));
  return {
    method: call.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    ...(declared.body && { body }),
  };
}
