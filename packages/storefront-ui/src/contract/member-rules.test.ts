import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closedMembers, foreignMembers, undocumentedMembers, unlimitedComponents } from './member-rules.ts';

const source = join(import.meta.dirname, '..');
const modules = globSync('{primitives,shop}/**/*.{ts,tsx}', { cwd: source }).filter(
  (path) => !/\.(stories|test)\.|\.css\.ts$/.test(path),
);
/** Names that callers can import. Internal interfaces may use other words. */
const publicNames = new Set(
  ['index.ts', 'overlays.ts', 'shop/index.ts', 'shop/overlays.ts'].flatMap(
    (file) =>
      readFileSync(join(source, file), 'utf8')
        .replaceAll(/ from '.*'/g, '')
        .match(/\b[A-Z]\w+/g) ?? [],
  ),
);
const found = (rule: (text: string) => string[]) =>
  modules.flatMap((path) => rule(readFileSync(join(source, path), 'utf8')).map((member) => `${path}: ${member}`));

describe('every member of an exported interface', () => {
  it('has a description', () => {
    expect(found(undocumentedMembers)).toEqual([]);
    expect(modules.length).toBeGreaterThan(100);
  });

  it('is named according to the vocabulary', () => {
    const isPublic = (breach: string) => publicNames.has(breach.match(/: (\w+)\./)?.[1] ?? '');
    expect(found(foreignMembers).filter(isPublic)).toEqual([]);
    expect(publicNames.has('ButtonProps')).toBe(true);
  });

  it('accepts undefined if it is optional', () => {
    expect(found(closedMembers)).toEqual([]);
  });
});

describe('every exported component', () => {
  it('has a description with "Not for …"', () => {
    const names = modules
      .filter((path) => path.endsWith('.tsx') && !path.includes('icons'))
      .flatMap((path) => unlimitedComponents(readFileSync(join(source, path), 'utf8')));
    expect(names.filter((name) => publicNames.has(name))).toEqual([]);
  });
});

const planted = `
  interface Base { size: string }
  interface Own { hidden: string }
  export interface ChipProps extends Base {
    label: string;
    /** @default false */
    selected?: boolean;
    /** Called when it is removed. */
    onRemove?: (() => void) | undefined;
    /** Before the words. */
    icon?: ReactNode;
    href?: never;
  }`;

describe('the rules', () => {
  it('report members without a description, with tags only, and inherited ones', () => {
    expect(undocumentedMembers(planted)).toEqual(['Base.size', 'ChipProps.label', 'ChipProps.selected']);
  });

  it('report names outside the vocabulary, also in nested objects', () => {
    const source = `
      interface Own { busy: boolean }
      interface Base { legendHidden: boolean }
      export interface CardProps extends Base {
        /** Whether it is adding. */
        adding?: boolean | undefined;
        /** What to do. */
        action?: { label: string; onPress: () => void } | undefined;
        /** The rank. */
        level: 1 | 2;
      }
      export type RowView = { updating: boolean };`;
    expect(foreignMembers(source)).toEqual([
      'CardProps.legendHidden: say hideLabel',
      'CardProps.adding: say addPending',
      'CardProps.onPress: say onClick',
      'CardProps.level: say headingLevel',
      'RowView.updating: say pending',
    ]);
  });

  it('report a component without "Not for …"', () => {
    const source = `
      /** A line. Not for boxes: that is Box. */
      export function Line() {}
      /** A box. */
      export function Box() {}
      export const Card = memo(() => null);
      function Inner() {}`;
    expect(unlimitedComponents(source)).toEqual(['Box', 'Card']);
  });

  it('report optional members that do not accept undefined', () => {
    expect(closedMembers(planted)).toEqual(['ChipProps.selected']);
  });
});
