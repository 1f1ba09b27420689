import { HOOK_PREFIX } from '../safe/profile.ts';
import type { TemplateAttributes } from '../types.ts';

// A field with an id such as `submit` hides the form's method of that name, so methods are taken from the prototype.
const methods = () => Element.prototype;

export const hook = (name: string): string => `[${HOOK_PREFIX}${name}]`;

export const hookValue = (element: Element, name: string): string | null =>
  methods().getAttribute.call(element, HOOK_PREFIX + name);

export const setValue = (element: Element, name: string, value: string): void =>
  methods().setAttribute.call(element, HOOK_PREFIX + name, value);

export const removeValue = (element: Element, name: string): void =>
  methods().removeAttribute.call(element, HOOK_PREFIX + name);

export const isMatch = (element: Element, selector: string): boolean => methods().matches.call(element, selector);

export const findUp = (element: Element, selector: string): Element | null => methods().closest.call(element, selector);

export const find = (element: Element, selector: string): Element | null =>
  methods().querySelector.call(element, selector);

export const findAll = (element: Element, selector: string): Element[] => [
  ...methods().querySelectorAll.call(element, selector),
];

/** The hooks of one element. */
export function hooksOf(element: Element): TemplateAttributes {
  const hooks: Record<string, string> = {};
  for (const name of methods().getAttributeNames.call(element)) {
    if (name.startsWith(HOOK_PREFIX))
      hooks[name.slice(HOOK_PREFIX.length)] = methods().getAttribute.call(element, name) ?? '';
  }
  return hooks;
}

/** The values of a form's fields as text. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') fields[name] = value;
  });
  return fields;
}
