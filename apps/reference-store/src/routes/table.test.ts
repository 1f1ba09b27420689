import { beforeAll, expect, it } from 'vitest';
import { routes } from './table.ts';

const modules = import.meta.glob('./*.tsx');

// The pages share most of their code: who comes first waits for all of it.
beforeAll(() => Promise.all(routes.map(({ load }) => load())), 60_000);

it.each(routes)('the source of $paths is the module that it loads', async ({ source, load }) => {
  const module = await modules[source.replace('src/routes/', './')]?.();
  expect(module).toBe(await load());
});

it('every page of this folder has an address', () => {
  const known = routes.map(({ source }) => source.replace('src/routes/', './'));
  expect(known.sort()).toEqual(Object.keys(modules).sort());
});
