import {
  type AgentTool,
  type AnySchema,
  type Call,
  contract,
  type JsonSchema,
  objectSchema,
  type Shape,
} from '@promenade/storefront-sdk/contract';
import { formatted } from '../formatted.ts';

export const AGENT_TOOLS = 'packages/storefront-sdk/src/agents/tools.ts';

/** Name of the tool's parameter for a call whose body is a list. */
const ITEMS = 'items';

const picked = (shape: unknown, { inputs = {} }: AgentTool): Shape =>
  Object.fromEntries(Object.entries((shape ?? {}) as Shape).filter(([name]) => Object.hasOwn(inputs, name)));

/** The fields that the agent sets, with their meanings. */
function fieldsSchema(shape: Shape, { inputs = {} }: AgentTool) {
  const { properties, required, ...schema } = objectSchema(shape);
  const described = Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => [
    name,
    { ...field, description: inputs[name] },
  ]);
  return { ...schema, required: required as string[], properties: Object.fromEntries(described) };
}

function inputSchemaOf({ input: { path, query, body } }: Call, agent: AgentTool): JsonSchema {
  const bodyFields = body?.kind === 'object' ? (body.of as Shape) : {};
  const fields = fieldsSchema(picked({ ...path, ...query, ...bodyFields }, agent), agent);
  if (body?.kind !== 'list') return fields;
  const items = fieldsSchema(picked((body.of as AnySchema).of, agent), agent);
  const { min: minItems, max: maxItems } = body.limits ?? {};
  return {
    ...fields,
    required: [...fields.required, ITEMS],
    properties: { ...fields.properties, [ITEMS]: { type: 'array', minItems, maxItems, items } },
  };
}

/** The calls that agents may use, as data that browsers can load without the rest of the contract. */
export function agentToolsModule(): readonly [path: string, text: string] {
  const calls: readonly Call[] = Object.values(contract);
  const tools = calls.flatMap((call) => {
    const { agent } = call.input;
    if (!agent) return [];
    const { name, description, changes } = agent;
    return { name, call: call.id, auth: call.auth, changes, description, inputSchema: inputSchemaOf(call, agent) };
  });
  const text = `// Written by \`npm run reference\`, from the declarations of the calls.
import type { AgentToolData } from './index.ts';

/** The calls that shoppers' agents may use, with their inputs. */
export const agentTools: readonly AgentToolData[] = ${JSON.stringify(tools)};
`;
  return [AGENT_TOOLS, formatted(AGENT_TOOLS, text)];
}
