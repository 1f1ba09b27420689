import { joinClasses } from '../../css/cx.ts';

/** One value for every width, or one for each minimum width: 768 px (`medium`), 1024 px (`large`). */
export type Responsive<Value> = Value | { base: Value; medium?: Value | undefined; large?: Value | undefined };

type Classes<Value extends string | number> = Record<'base' | 'medium' | 'large', Record<Value, string>>;

/** The classes for a responsive value. */
export function classesOf<Value extends string | number>(
  table: Classes<Value>,
  value: Responsive<Value>,
): string | undefined {
  if (typeof value !== 'object') return table.base[value];
  const { base, medium, large } = value;
  return joinClasses([
    table.base[base],
    medium === undefined ? undefined : table.medium[medium],
    large === undefined ? undefined : table.large[large],
  ]);
}
