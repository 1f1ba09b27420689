/** Tools for the agents of browsers (WebMCP). */
export type { CartChange } from './cart-tools.ts';
export type { AgentInput } from './model-context.ts';
export {
  type AgentAct,
  type AgentShop,
  type AgentToolOptions,
  offerAgentTools,
  type PageTool,
} from './offer-agent-tools.ts';
