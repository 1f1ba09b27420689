import { createRequire } from 'node:module';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { type DocsPages, readDocsPages } from './pages.ts';

/** Parts of the documentation, with the beginning of the paths of their pages. */
const sections = {
  tutorials: 'tutorials/',
  guides: 'guides/',
  cookbook: 'cookbook/',
  skills: 'skills/',
  concepts: 'concepts/',
  packages: 'packages/',
  components: 'reference/components/',
  hooks: 'reference/hooks/',
  calls: 'reference/calls/',
  exports: 'reference/exports/',
} as const;
type Section = keyof typeof sections;

const instructions =
  'Documentation of the Promenade storefront kit in the installed version: guides, recipes and skills, and a page for each React hook, component and call. ' +
  'Search first, then read the pages that you need.';

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const text = (words: string, isError = false) => ({ content: [{ type: 'text' as const, text: words }], isError });

/** An MCP server with the documentation in a folder, as `tooling/docs.ts --pages` writes it. */
export function createDocsServer(folder: string): McpServer {
  return serverOf(readDocsPages(folder));
}

function serverOf(pages: DocsPages): McpServer {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  const server = new McpServer(
    { name: 'promenade-docs', title: 'Promenade documentation', version },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );

  server.registerTool(
    'search_docs',
    {
      description: 'Finds pages of the documentation about a topic, a hook, a component or a call.',
      inputSchema: fromJsonSchema<{ query: string; limit?: number }>({
        type: 'object',
        properties: {
          query: { type: 'string', minLength: 1, maxLength: 200, description: 'A few words, as in “guest checkout”.' },
          limit: { type: 'integer', minimum: 1, maximum: 20, description: 'Most pages to return; 8 if left out.' },
        },
        required: ['query'],
        additionalProperties: false,
      }),
      annotations,
    },
    ({ query, limit }) => {
      const found = pages.search(query, limit);
      if (found.length === 0) return text('No page was found. Try fewer or other words.');
      return text(
        found.map(({ path, title, summary, excerpt }) => `${path}\n${title}: ${summary}\n… ${excerpt} …`).join('\n\n'),
      );
    },
  );

  server.registerTool(
    'read_page',
    {
      description: 'Returns a page of the documentation as Markdown.',
      inputSchema: fromJsonSchema<{ path: string }>({
        type: 'object',
        properties: {
          path: {
            type: 'string',
            maxLength: 200,
            description: 'Path from search_docs or list_pages: “guides/payments.md”.',
          },
        },
        required: ['path'],
        additionalProperties: false,
      }),
      annotations,
    },
    ({ path }) => {
      const page = pages.read(path.replace(/^\//, ''));
      return page === undefined ? text(`There is no page ${path}. search_docs finds pages.`, true) : text(page);
    },
  );

  server.registerTool(
    'list_pages',
    {
      description: 'Lists the pages of one part of the documentation, for instance all components with their purpose.',
      inputSchema: fromJsonSchema<{ section: Section }>({
        type: 'object',
        properties: { section: { type: 'string', enum: Object.keys(sections) } },
        required: ['section'],
        additionalProperties: false,
      }),
      annotations,
    },
    ({ section }) => {
      const own = pages.list.filter(({ path }) => path.startsWith(sections[section]));
      return text(own.map(({ path, title, summary }) => `${title}: ${summary} (${path})`).join('\n'));
    },
  );
  return server;
}
