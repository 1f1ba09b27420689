import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closedMembers, undocumentedMembers } from './member-rules.ts';

const source = join(import.meta.dirname, '..');
const modules = globSync('{primitives,commerce,patterns}/**/*.{ts,tsx}', { cwd: source }).filter(
  (path) => !/\.(stories|test)\.|\.css\.ts$/.test(path),
);
const found = (rule: (text: string) => string[]) =>
  modules.flatMap((path) => rule(readFileSync(join(source, path), 'utf8')).map((member) => `${path}: ${member}`));

describe('every member of an exported interface', () => {
  it('has words', () => {
    expect(found(undocumentedMembers)).toEqual([]);
    expect(modules.length).toBeGreaterThan(100);
  });

  it('takes undefined where it may be absent', () => {
    expect(found(closedMembers)).toEqual([]);
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

describe('the check', () => {
  it('sees members without words, with tags only, and those of a base', () => {
    expect(undocumentedMembers(planted)).toEqual(['Base.size', 'ChipProps.label', 'ChipProps.selected']);
  });

  it('sees optional members that refuse undefined', () => {
    expect(closedMembers(planted)).toEqual(['ChipProps.selected']);
  });
});
