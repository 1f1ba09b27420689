import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Call, contract } from './contract/registry.ts';
import { createClient } from './index.ts';
import { envelope } from './test-support/responses.ts';

type Run = (client: unknown, ...input: unknown[]) => Promise<unknown>;

const folder = `${import.meta.dirname}/resources`;

/** The comment over each function of a file, by the function's name. */
function commentsOf(source: string): Map<string, string> {
  const documented = source.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+)?export (?:async )?function (\w+)/g);
  return new Map([...documented].map(([, comment = '', name = '']) => [name, comment]));
}

/** The call that a function makes. */
async function callOf(run: Run): Promise<Call> {
  const called: string[] = [];
  const client = createClient({ baseUrl: 'https://api.example.com', fetch: async () => envelope(null, 404) });
  client.use((request, next) => {
    called.push(request.endpoint.id);
    return next(request);
  });
  await run(client, new File([], 'a.png')).catch(() => {});
  return contract[called[0] as keyof typeof contract];
}

describe.each(readdirSync(folder))('%s', async (file) => {
  const resource = file.replace(/\.ts$/, '');
  const comments = commentsOf(readFileSync(`${folder}/${file}`, 'utf8'));
  const functions: Record<string, Run> = await import(`./resources/${resource}.ts`);

  it.each(Object.entries(functions))('%s is documented as the contract has it', async (name, run) => {
    const { method, path, auth, input } = await callOf(run);
    const comment = comments.get(name) ?? '';
    expect(/@endpoint (.+)/.exec(comment)?.[1]).toBe(`${method} ${path}`);
    expect(/@origin (\w+)/.exec(comment)?.[1]).toBe(input.origin);
    expect(comment).toMatch(new RegExp(`@example[^@]*\\b${resource}\\.${name}\\(client\\b`));
    if (auth === 'user') expect(comment).toMatch(/`auth`/);
    if (input.errors) expect(comment).toMatch(/@throws `StorefrontError`/);
    if (input.errors?.[404]) expect(comment).toMatch(/`not-found`/);
  });
});
