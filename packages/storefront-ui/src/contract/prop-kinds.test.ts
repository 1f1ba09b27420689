import { describe, expect, it } from 'vitest';
import { type ComponentProps, type PropField, type PropType, readComponentProps } from './hostile/prop-types.ts';

/** Props whose type depends on the component. */
const exceptions: Readonly<Record<string, string>> = {
  children: '`Field` passes ids to the control that its function returns.',
  label: 'Text where it becomes an attribute. `Checkbox` and `Switch` draw it, and it may contain links.',
  value: 'The chosen value: a text, a number, or one value for each axis of a variant.',
  defaultValue: 'As `value`.',
};

function kindsOf(type: PropType): string[] {
  switch (type.kind) {
    case 'one of':
      return type.types.flatMap(kindsOf);
    case 'literal':
      return type.value === null
        ? []
        : [{ string: 'text', number: 'number', boolean: 'flag' }[typeof type.value as 'string']];
    case 'nothing':
      return [];
    case 'map':
      return ['record'];
    default:
      return [type.kind];
  }
}

const fieldsOf = (type: PropType): [string, PropField][] =>
  type.kind === 'record' ? Object.entries(type.fields) : type.kind === 'one of' ? type.types.flatMap(fieldsOf) : [];

/** Props that have different kinds of types in different components, with the components of each kind. */
function conflictsIn(components: ComponentProps): Record<string, Record<string, string[]>> {
  const all: Record<string, Record<string, string[]>> = {};
  for (const [component, props] of Object.entries(components)) {
    const own = Map.groupBy(fieldsOf(props), ([name]) => name);
    for (const [name, fields] of own) {
      const kinds = new Set(fields.flatMap(([, { type }]) => kindsOf(type)));
      if (kinds.size === 0) continue;
      const kind = [...kinds].toSorted().join(' or ');
      all[name] ??= {};
      all[name][kind] ??= [];
      all[name][kind].push(component);
    }
  }
  return Object.fromEntries(Object.entries(all).filter(([, kinds]) => Object.keys(kinds).length > 1));
}

describe('a prop name', () => {
  it('has one kind of type in all components, apart from the listed exceptions', () => {
    const conflicts = conflictsIn(readComponentProps());
    expect(Object.keys(conflicts).toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it('is reported with its components if its kinds differ', () => {
    const having = (name: string, ...types: PropType[]): PropType => ({
      kind: 'one of',
      types: types.map((type) => ({ kind: 'record', fields: { [name]: { type, isOptional: false } } })),
    });
    const oneOf = (...values: (string | boolean | null)[]): PropType => ({
      kind: 'one of',
      types: values.map((value) => ({ kind: 'literal', value })),
    });
    expect(
      conflictsIn({
        Alert: having('title', { kind: 'content' }),
        Rail: having('title', { kind: 'text' }),
        Badge: having('tone', oneOf('info', 'critical')),
        Chip: having('tone', { kind: 'text' }, oneOf(null)),
        Card: having('selected', { kind: 'flag' }),
        CartGroup: having('selected', oneOf(true, 'some')),
      }),
    ).toEqual({
      title: { content: ['Alert'], text: ['Rail'] },
      selected: { flag: ['Card'], 'flag or text': ['CartGroup'] },
    });
  });
});
