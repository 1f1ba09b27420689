import type { TemplateRow } from '../types.ts';
import { find, hook, removeValue } from './dom.ts';
import { fillRow } from './fill.ts';

/** The rows of one list: copies of the owner's row template. */
export interface Rows {
  /** Appends rows and returns the first of them. */
  append(rows: readonly TemplateRow[]): Element | undefined;
  /** Replaces all rows. Rows that stay keep their elements, and with them the focus. */
  replace(rows: readonly TemplateRow[]): void;
  /** The data of the row that contains an element. */
  rowOf(element: Element): TemplateRow | undefined;
}

/** Removes the row template from a list. A list without one shows no rows. */
export function takeRows(list: Element): Rows | undefined {
  const template = find(list, hook('row'));
  if (!template) return undefined;
  const end = document.createComment('');
  template.replaceWith(end);
  removeValue(template, 'key');
  const shown = new Map<string, { element: Element; row: TemplateRow }>();
  const keyOfElement = new WeakMap<Element, string>();

  function create(row: TemplateRow): Element {
    const element = template?.cloneNode(true) as Element;
    fillRow(element, row);
    shown.set(row.key, { element, row });
    keyOfElement.set(element, row.key);
    return element;
  }

  return {
    append(rows) {
      const fragment = document.createDocumentFragment();
      for (const row of rows) if (!shown.has(row.key)) fragment.append(create(row));
      const first = fragment.firstElementChild ?? undefined;
      end.before(fragment);
      return first;
    },
    replace(rows) {
      const keys = new Set(rows.map(({ key }) => key));
      for (const [key, { element }] of shown) {
        if (keys.has(key)) continue;
        element.remove();
        shown.delete(key);
      }
      for (const row of rows) {
        const known = shown.get(row.key);
        if (known) {
          known.row = row;
          fillRow(known.element, row);
        } else end.before(create(row));
      }
    },
    rowOf(element) {
      for (let at: Element | null = element; at && at !== list; at = at.parentElement) {
        const key = keyOfElement.get(at);
        if (key !== undefined) return shown.get(key)?.row;
      }
      return undefined;
    },
  };
}
