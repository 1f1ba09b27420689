import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import {
  type AgentTool,
  type AnySchema,
  type Call,
  contract,
  type EndpointId,
  type JsonSchema,
  objectSchema,
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
export interface Tool extends AgentTool {
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

const picked = (shape: Shape | undefined, { inputs = {} }: AgentTool): Shape =>
  Object.fromEntries(Object.entries(shape ?? {}).filter(([name]) => Object.hasOwn(inputs, name)));

const itemsOf = ({ input: { body } }: Call): Shape | undefined =>
  body?.kind === 'list' ? ((body.of as AnySchema).of as Shape) : undefined;

const bodyFieldsOf = ({ input: { body } }: Call): Shape | undefined =>
  body?.kind === 'object' ? (body.of as Shape) : undefined;

/** The fields that the agent sets, with their meanings. */
function fieldsSchema(
  shape: Shape,
  { inputs = {} }: AgentTool,
): JsonSchema & { properties: object; required: string[] } {
  const { properties, required, ...schema } = objectSchema(shape);
  const described = Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => [
    name,
    { ...field, description: inputs[name] },
  ]);
  return { ...schema, required: required as string[], properties: Object.fromEntries(described) };
}

function inputSchemaOf(call: Call, agent: AgentTool): JsonSchema {
  const items = itemsOf(call);
  const { min, max } = call.input.body?.limits ?? {};
  const fields = fieldsSchema(picked({ ...call.input.path, ...call.input.query, ...bodyFieldsOf(call) }, agent), agent);
  return {
    ...fields,
    required: [...fields.required, ...(items ? [ITEMS] : [])],
    properties: {
      ...fields.properties,
      ...(items && {
        [ITEMS]: { type: 'array', minItems: min, maxItems: max, items: fieldsSchema(picked(items, agent), agent) },
      }),
      ...(takesCart(call) && { [CART]: CART_SCHEMA }),
    },
  };
}

const takesCart = ({ fills }: Call) => fills?.includes('uuid') === true;

const calls: readonly Call[] = Object.values(contract);

/** All tools, from the contract. */
export const tools: readonly Tool[] = calls.flatMap((call) => {
  const { agent } = call.input;
  if (!agent) return [];
  return {
    ...agent,
    id: call.id,
    call,
    inputSchema: fromJsonSchema<ToolInput>(inputSchemaOf(call, agent)),
    takesCart: takesCart(call),
  };
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
  const { defaults, fills, input: declared } = call;
  const own = { ...(fills?.includes('uuid') && uuid !== undefined && { uuid }) };
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
