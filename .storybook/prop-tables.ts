import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const DEFAULT = /\s*@default\s+([\s\S]*)$/;

/** Whether a control would print the value as code: elements, functions and drawings. */
const isUnreadable = (value: unknown): boolean => {
  if (typeof value === 'function') return true;
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(isUnreadable);
};

function readable(argType: StrictInputType, value: unknown): StrictInputType {
  const { description = '', table = {} } = argType;
  const [, written] = DEFAULT.exec(description) ?? [];
  const isNode = /^(?:string \| )?React(?:Node|Element)/.test(table.type?.summary ?? '');
  return {
    ...argType,
    description: description.replace(DEFAULT, ''),
    table: { ...table, ...(written && { defaultValue: { summary: written.trim() } }) },
    ...((isUnreadable(value) || (isNode && typeof value !== 'string')) && { control: false as const }),
  };
}

/** Defaults stand in their own column, and no control prints elements or drawings as code. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, readable(type, initialArgs[name])]));
