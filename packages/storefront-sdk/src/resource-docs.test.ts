import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Call, contract } from './contract/registry.ts';
import { createClient } from './index.ts';
import { anyArgument } from './test-support/any-argument.ts';
import { envelope } from './test-support/responses.ts';

type Run = (client: unknown, ...input: unknown[]) => Promise<unknown>;

const folder = `${import.meta.dirname}/resources`;

/** The comment over each function of a file, and the names of its parameters, by the function's name. */
function documentationOf(source: string): Map<string, { comment: string; parameters: string[] }> {
  const functions = source.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+)?export (?:async )?function (\w+)\(([^)]*)\)/g,
  );
  return new Map(
    [...functions].map(([, comment = '', name = '', signature = '']) => {
      // What is destructured has no name, so that any will do.
      const named = signature.replace(/\{[^}]*\}/g, '').matchAll(/(?:^|,)\s*(\w*)\??: /g);
      return [name, { comment, parameters: [...named].map(([, parameter]) => parameter || '\\w+') }];
    }),
  );
}

/** The call that a function makes. */
async function callOf(run: Run): Promise<Call> {
  const called: string[] = [];
  const client = createClient({ baseUrl: 'https://api.example.com', fetch: async () => envelope(null, 404) });
  client.use((request, next) => {
    called.push(request.endpoint.id);
    return next(request);
  });
  await run(client, anyArgument).catch(() => {});
  return contract[called[0] as keyof typeof contract];
}

describe.each(readdirSync(folder))('%s', async (file) => {
  const module = file.replace(/\.ts$/, '');
  // What follows a hyphen tells apart the files of one resource.
  const resource = module.replace(/-\w+$/, '');
  const documentation = documentationOf(readFileSync(`${folder}/${file}`, 'utf8'));
  const functions: Record<string, Run> = await import(`./resources/${module}.ts`);

  it.each(Object.entries(functions))('%s is documented as the contract has it', async (name, run) => {
    const { id, method, path, auth, input, answer } = await callOf(run);
    const { comment = '', parameters = [] } = documentation.get(name) ?? {};
    expect(id).toBe(`${resource}.${name}`);
    expect(/@endpoint (.+)/.exec(comment)?.[1]).toBe(`${method} ${path}`);
    expect(/@origin (\w+)/.exec(comment)?.[1]).toBe(input.origin);
    expect(comment).toMatch(new RegExp(`@example[^@]*\\bshop\\.${resource}\\.${name}\\(`));
    if (auth === 'user') expect(comment).toMatch(/`auth`/);
    expect(comment).toMatch(/@throws `StorefrontError`/);
    if (input.errors?.[404]) expect(comment).toMatch(/`not-found`/);
    if (answer.kind !== 'empty') expect(comment).toMatch(/@returns /);
    for (const parameter of parameters) {
      if (!['client', 'options'].includes(parameter)) expect(comment).toMatch(new RegExp(`@param ${parameter} `));
    }
  });
});
