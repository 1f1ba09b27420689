// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** All modules that a module loads, itself included. Types are not loaded. */
function modulesOf(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, 'utf8');
  found.set(path, text);
  for (const [, clause = '', specifier = ''] of text.matchAll(/^(?:import|export)\s([^'";]*?)from '([^']+)'/gms)) {
    if (/^type\s/.test(clause.trim())) continue;
    if (specifier.startsWith('.')) modulesOf(join(dirname(path), specifier), found);
    else found.set(specifier, '');
  }
  return found;
}

it.each(['../server/index.ts', '../core/index.ts'])('%s loads neither React nor client components', (entry) => {
  const modules = modulesOf(join(import.meta.dirname, entry));
  expect(modules.size).toBeGreaterThan(10);
  expect([...modules].filter(([, text]) => text.startsWith("'use client'"))).toEqual([]);
  expect([...modules.keys()].filter((name) => /^(react|swr|oidc)/.test(name))).toEqual([]);
});
