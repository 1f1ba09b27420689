import { readFileSync } from 'node:fs';
import { emitDeclarations } from '../api/declarations.ts';
import { type Exported, exportsOf } from '../api/exported.ts';
import { apiRoutes } from '../reference/api-routes.ts';
import { gatherFacts } from '../reference/facts.ts';
import { root } from '../steps.ts';
import { callPages, pathOfCall } from './call-pages.ts';
import { componentPages, pathOfComponent } from './component-pages.ts';
import { documentPages } from './document-pages.ts';
import { entryPages, hookPages, isHook, pathOfHook } from './export-pages.ts';
import { findRelated } from './goes-with.ts';
import { componentGuidance } from './guidance.ts';
import { type EntryNames, nameLinks } from './names.ts';
import type { Page } from './page.ts';

/** The packages whose exports have a reference. */
export const PACKAGES = ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit'];

/** Every page of the documentation: documents of the repository, and one page for each call, hook and component. */
export function documentation(): Page[] {
  const guidance = componentGuidance();
  const entries: EntryNames[] = [...emitDeclarations(PACKAGES).values()]
    .flat()
    // The message modules of the languages have no reference pages.
    .filter(({ name }) => !name.includes('/messages/'))
    .map(({ name, declarations }) => ({ entry: name, names: exportsOf(declarations) }));
  const facts = gatherFacts(apiRoutes());

  const parts = [...guidance].flatMap(([name, { also }]) =>
    also.map((part): [string, string] => [part, pathOfComponent(name)]),
  );
  const hooks = entries.flatMap(({ names }) =>
    names.filter(isHook).map(({ name }): [string, string] => [name, pathOfHook(name)]),
  );
  const related = findRelated(
    facts.map(({ call }) => call.id),
    new Set(hooks.map(([name]) => name)),
  );
  const own = [...guidance.keys()].map((name): [string, string] => [name, pathOfComponent(name)]);
  // `cart.list` is exported as `cartList`.
  const calls = facts.map(({ call: { id } }): [string, string] => [
    id.replace(/\.(\w)/, (_, first: string) => first.toUpperCase()),
    pathOfCall(id),
  ]);
  const pathOfName = new Map([...parts, ...own, ...hooks, ...calls]);
  const links = nameLinks(entries, pathOfName);
  const isOfUi = (entry: string) => entry.startsWith('@promenade/storefront-ui');
  const callNames = new Set(calls.map(([name]) => name));
  const hasPage = (one: Exported, entry: string) =>
    isHook(one) || (isOfUi(entry) ? pathOfName.has(one.name) : callNames.has(one.name));

  return [
    ...documentPages(),
    ...callPages(facts, related),
    ...hookPages(entries, { related, links }),
    ...componentPages(entries, guidance, { related, links }),
    ...entryPages(entries, { links, hasPage }),
  ];
}

/** The version of the packages. */
export const version = (): string =>
  (JSON.parse(readFileSync(`${root}/packages/storefront-sdk/package.json`, 'utf8')) as { version: string }).version;
