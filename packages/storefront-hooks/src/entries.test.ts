// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('every entry', () => {
  it.each([
    './index.ts',
    './domain/index.ts',
    './core/index.ts',
    './auth/index.ts',
    './analytics/index.ts',
    './server/index.ts',
    './template/index.ts',
  ])(
    '%s can be imported without a browser',
    async (entry) => {
      expect(globalThis).not.toHaveProperty('document');
      expect(Object.keys(await import(/* @vite-ignore */ entry))).not.toHaveLength(0);
    },
    // The first one has the whole package translated.
    30_000,
  );
});

it('every module that uses state, effects or context says "use client" in its first line', () => {
  const root = import.meta.dirname;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|test-support/.test(file),
  );
  const needs = files.filter((file) => /\buse[A-Z]\w*\(|createContext\(/.test(readFileSync(join(root, file), 'utf8')));

  expect(needs.length).toBeGreaterThan(90);
  expect(needs.filter((file) => !readFileSync(join(root, file), 'utf8').startsWith("'use client';"))).toEqual([]);
});
