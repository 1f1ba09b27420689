import type { AgentTool } from '../call.ts';
import type { EndpointId } from '../contract/registry.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { Auth } from '../transport/endpoint.ts';

/** A call as a tool for shoppers' agents. */
export interface AgentToolData extends Omit<AgentTool, 'inputs'> {
  /** The call that the tool makes. */
  readonly call: EndpointId;
  /** Whose data the call returns; `user` needs a signed-in shopper. */
  readonly auth: Auth;
  /**
   * JSON Schema of the tool's input: the fields of the call that an agent sets, in wire format. A call whose body is a list
   * takes it as `items`.
   */
  readonly inputSchema: JsonSchema;
}

export { agentTools } from './tools.ts';
