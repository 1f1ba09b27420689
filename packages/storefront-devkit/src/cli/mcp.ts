import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createDocsServer } from '../docs-server/server.ts';
import { type Terminal, UsageError } from './usage.ts';

const help = `Usage: storefront-devkit mcp

Serves the documentation of this version to a coding agent, by the Model Context Protocol over stdin and stdout. It needs no
network. Tools: search_docs, read_page, list_pages.

Configuration of an agent:

  { "mcpServers": { "promenade": { "command": "npx", "args": ["@promenade/storefront-devkit", "mcp"] } } }`;

const options = { help: { type: 'boolean', short: 'h' } } as const;

/** The pages in the package; packing writes them. */
const folder = join(import.meta.dirname, '../docs');

/** Runs `storefront-devkit mcp` until its input ends. */
export async function mcp(args: string[], { print, printError }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(help);
    return 0;
  }
  if (!existsSync(folder))
    throw new UsageError('The documentation is not part of this build: use the package from npm.');
  // Standard output belongs to the protocol.
  if (process.stdin.isTTY) printError('Waiting for a coding agent on stdin. --help shows how to configure one.');
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    process.stdin.once('end', resolve);
  });
  serveStdio(() => createDocsServer(folder), { onerror: ({ message }) => printError(message) });
  await ended;
  return 0;
}
