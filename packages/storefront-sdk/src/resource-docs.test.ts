import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

/** What the comment over a method lacks. */
function holesIn(comment: string, name: string, { id, method, path, auth, input, answer }: Call, parameters: string[]) {
  const [resource] = id.split('.');
  const expected: [what: string, pattern: RegExp, isNeeded?: boolean][] = [
    ['@endpoint', new RegExp(`@endpoint ${method} ${path.replaceAll(/[{}]/g, '\\$&')}$`, 'm')],
    ['@origin', new RegExp(`@origin ${input.origin}\\b`)],
    ['an example', new RegExp(`@example[^@]*\\bshop\\.${resource}\\.${name}\\(`)],
    ['the `auth` error', /`auth`/, auth === 'user'],
    ['@throws', /@throws `StorefrontError`/],
    ['the `not-found` error', /`not-found`/, Boolean(input.errors?.[404])],
    ['@returns', /@returns /, answer.kind !== 'empty'],
    ...parameters.map((parameter): [string, RegExp] => [`@param ${parameter}`, new RegExp(`@param ${parameter} `)]),
  ];
  return expected.filter(([, pattern, isNeeded = true]) => isNeeded && !pattern.test(comment)).map(([what]) => what);
}

it('every method documents its endpoint, parameters, result and errors as the contract has them', async () => {
  const holes: string[] = [];
  for (const file of readdirSync(folder)) {
    const module = file.replace(/\.ts$/, '');
    // What follows a hyphen tells apart the files of one resource.
    const resource = module.replace(/-\w+$/, '');
    const documentation = documentationOf(readFileSync(`${folder}/${file}`, 'utf8'));
    const functions: Record<string, Run> = await import(`./resources/${module}.ts`);
    for (const [name, run] of Object.entries(functions)) {
      const call = await callOf(run);
      const { comment = '', parameters = [] } = documentation.get(name) ?? {};
      const named = parameters.filter((parameter) => !['client', 'options'].includes(parameter));
      if (call.id !== `${resource}.${name}`) holes.push(`${resource}.${name} calls ${call.id}`);
      for (const hole of holesIn(comment, name, call, named)) holes.push(`${resource}.${name} lacks ${hole}`);
    }
  }
  expect(holes).toEqual([]);
});
