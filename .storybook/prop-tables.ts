import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const DEFAULT = /\s*@default\s+([\s\S]*)$/;

/** Whether a control would show code: elements, functions and drawings. */
const isUnreadable = (value: unknown): boolean => {
  if (typeof value === 'function') return true;
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(isUnreadable);
};

/** Descriptions of native attributes that have none in the types. */
const native: Readonly<Record<string, string>> = {
  onClick: 'Called with the click event.',
  target: 'The window in which the link opens, as on `<a>`. Only with `href`.',
  rel: 'The relation of the target to this page, as on `<a>`. Only with `href`.',
  download: 'Saves the file instead of opening it. Only with `href`.',
  form: 'Id of its form, if it is outside the form.',
  formAction: 'The URL to which this button submits its form.',
  name: 'Name of the field in form data.',
  value: 'Value of the field in form data.',
};

/** Removes quotes, which only some sources write around defaults. */
const unquoted = (text: string) => text.replaceAll(/^["']+|["']+$/g, '');

function readable(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  const { description = '', table = {} } = argType;
  const [, written] = DEFAULT.exec(description) ?? [];
  const isNode = /^(?:string \| )?React(?:Node|Element)/.test(table.type?.summary ?? '');
  const given = written?.trim() ?? table.defaultValue?.summary;
  return {
    ...argType,
    description: description.replace(DEFAULT, '') || (native[name] ?? ''),
    table: { ...table, ...(given && { defaultValue: { summary: unquoted(given) } }) },
    ...((isUnreadable(value) || (isNode && typeof value !== 'string')) && { control: false as const }),
  };
}

/** Moves defaults into their own column, and removes controls of elements and drawings. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, readable(name, type, initialArgs[name])]));
