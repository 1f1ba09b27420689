import tokens from 'virtual:component-tokens';
import { useEffect, useState } from 'react';

type Sources = Readonly<Record<string, () => Promise<string>>>;

const code: Sources = import.meta.glob<string>(
  ['../../packages/storefront-ui/src/**/*.tsx', '!../../packages/storefront-ui/src/**/*.{stories,test}.tsx'],
  { query: '?raw', import: 'default' },
);

/** The folder of a component. */
function folderOf(component: string): string {
  const path = Object.keys(code).find((name) => name.endsWith(`/${component}.tsx`));
  if (!path) throw new Error(`No file is called ${component}.tsx.`);
  return path.slice(0, path.lastIndexOf('/') + 1);
}

async function textOf(sources: Sources, folder: string): Promise<string> {
  const files = Object.entries(sources).filter(([path]) => path.startsWith(folder));
  return (await Promise.all(files.map(([, load]) => load()))).join('\n');
}

const unique = (found: Iterable<string | undefined>) =>
  [...new Set(found)].filter((name) => name !== undefined).toSorted();

/** The strings that code uses, such as `shop.stock.soldOut`. */
export function messagesIn(source: string): string[] {
  const direct = [...source.matchAll(/\bstrings\.((?:primitives|shop|account|product)(?:\.\w+)+)/g)].map(
    ([, name]) => name,
  );
  const aliases = [...source.matchAll(/\bconst (\w+) = (?:useUi\(\)\.)?strings\.([\w.]+);/g)];
  const groups = new Set(aliases.map(([, , group]) => group));
  const through = aliases.flatMap(([, alias, group]) =>
    [...source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, word]) => `${group}.${word}`),
  );
  return unique([...direct.filter((name) => !groups.has(name)), ...through]);
}

/** The tokens and strings that the sources of a component use. */
export function useReads(component: string): { tokens: string[]; messages: string[] } | undefined {
  const [reads, setReads] = useState<{ tokens: string[]; messages: string[] }>();
  useEffect(() => {
    const folder = folderOf(component);
    let isGone = false;
    void textOf(code, folder).then((source) => {
      const path = folder.slice(folder.indexOf('/src/') + 5, -1);
      if (!isGone) setReads({ tokens: tokens[path] ?? [], messages: messagesIn(source) });
    });
    return () => {
      isGone = true;
    };
  }, [component]);
  return reads;
}
