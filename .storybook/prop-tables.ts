import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const DEFAULT = /\s*@default\s+([\s\S]*)$/;

/** Whether a control would print the value as code: elements, functions and drawings. */
const isUnreadable = (value: unknown): boolean => {
  if (typeof value === 'function') return true;
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(isUnreadable);
};

/** What attributes of an element do, where its own documentation says nothing. */
const native: Readonly<Record<string, string>> = {
  onClick: 'Called when it is pressed, with the event.',
  target: 'Where the link opens, as on an `<a>`. Only with `href`.',
  rel: 'What the address is to this page, as on an `<a>`. Only with `href`.',
  download: 'Saves the file instead of opening it. Only with `href`.',
  form: 'Id of the form that it belongs to, when it stands outside.',
  formAction: 'Where this button sends its form.',
  name: 'Name of the field in its form.',
  value: 'What is sent by that name.',
};

/** Texts in a column of their own need no quotes, which some sources have and others have not. */
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

/** Defaults stand in their own column, and no control prints elements or drawings as code. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, readable(name, type, initialArgs[name])]));
