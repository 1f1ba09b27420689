/** What an agent passes to a tool: untrusted. */
export type AgentInput = Readonly<Record<string, unknown>>;

/** A tool as browsers take it (WebMCP). */
export interface ModelContextTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  readonly annotations?: { readonly readOnlyHint?: boolean; readonly untrustedContentHint?: boolean };
  execute(input: AgentInput): Promise<unknown>;
}

/** Where a page registers its tools: the part of the draft standard that this package uses. */
interface ModelContext {
  registerTool(tool: ModelContextTool, options?: { signal?: AbortSignal }): Promise<void>;
}

/** The tools of this page, in browsers that show them to agents. */
export const modelContext = (): ModelContext | undefined =>
  (globalThis.document as { modelContext?: ModelContext } | undefined)?.modelContext;
