import type { ComponentProps, PropType } from './hostile/prop-types.ts';

const holdsContent = (type: PropType): boolean =>
  type.kind === 'content' || (type.kind === 'one of' && type.types.some(holdsContent));

/** Own props of a component. */
export function fieldsOf(type: PropType | undefined): [name: string, type: PropType][] {
  if (!type) return [];
  const sets = type.kind === 'one of' ? type.types : [type];
  return sets.flatMap((set) =>
    set.kind === 'record'
      ? Object.entries(set.fields).map(([name, field]) => [name, field.type] as [string, PropType])
      : [],
  );
}

/** Props of all components that take content, as `SiteHeader account`. */
export const contentSlots = (known: ComponentProps): (readonly [component: string, prop: string])[] =>
  Object.entries(known).flatMap(([name, type]) => {
    const props = fieldsOf(type).flatMap(([prop, field]) => (holdsContent(field) ? [prop] : []));
    return [...new Set(props)].map((prop) => [name, prop] as const);
  });
