import type { TemplateFields, TemplatePicture, TemplateRow, TemplateValue } from '../types.ts';
import { find, findAll, findUp, hook, hookValue, isMatch, setValue } from './dom.ts';

const isPicture = (value: TemplateValue): value is TemplatePicture => typeof value === 'object';
const hasValue = (value: TemplateValue) => value !== undefined && value !== '' && value !== false && value !== 0;

/** Reads a field by a name from the owner's page, which may be any text. */
const valueIn = (fields: TemplateFields, name: string | null): TemplateValue =>
  name !== null && Object.hasOwn(fields, name) ? fields[name] : undefined;

const setOrRemove = (element: Element, name: string, value: string | number | undefined) =>
  value === undefined ? element.removeAttribute(name) : element.setAttribute(name, `${value}`);

function showPicture(image: HTMLImageElement, picture: TemplatePicture, isNamed: boolean): void {
  const { src, srcSet, sizes, alt, width, height } = picture;
  // The name next to the picture describes it.
  setOrRemove(image, 'alt', isNamed ? '' : alt);
  setOrRemove(image, 'sizes', sizes);
  setOrRemove(image, 'srcset', srcSet);
  setOrRemove(image, 'width', width);
  setOrRemove(image, 'height', height);
  if (image.getAttribute('src') !== src) image.setAttribute('src', src);
}

/** Shows one value in its element. Values are never parsed as HTML. */
function showField(element: Element, value: TemplateValue, isNamed = false): void {
  if (element instanceof HTMLImageElement) {
    element.hidden = !isPicture(value);
    if (isPicture(value)) showPicture(element, value, isNamed);
    return;
  }
  const text = value === undefined || typeof value === 'boolean' ? '' : isPicture(value) ? value.alt : `${value}`;
  if (element instanceof HTMLInputElement) {
    // Keeps text that a shopper is typing.
    if ((element.getRootNode() as ShadowRoot).activeElement !== element) element.value = text;
    return;
  }
  if (element.textContent !== text) element.textContent = text;
  if (typeof value === 'number') setValue(element, 'value', text);
  if (element instanceof HTMLElement) element.hidden = !hasValue(value) && value !== 0;
}

const withSelf = (element: Element, selector: string) =>
  isMatch(element, selector) ? [element, ...findAll(element, selector)] : findAll(element, selector);

/** Fills the fields in an element, except those in its rows, unless the element is a row itself. */
export function fillFields(element: Element, fields: TemplateFields): void {
  const ownRow = findUp(element, hook('row'));
  const isOwn = (one: Element) => findUp(one, hook('row')) === ownRow;
  const shown = withSelf(element, hook('field')).filter(isOwn);
  const isNamed = shown.some((field) => hookValue(field, 'field') === 'name');
  for (const field of shown) showField(field, valueIn(fields, hookValue(field, 'field')), isNamed);
  for (const name of ['if', 'unless'] as const) {
    for (const part of withSelf(element, hook(name)).filter(isOwn)) {
      const isShown = hasValue(valueIn(fields, hookValue(part, name))) === (name === 'if');
      (part as HTMLElement).hidden = !isShown;
    }
  }
}

/** Fills a row: its fields, its links and the limits of its quantity. */
export function fillRow(row: Element, { key, href, fields }: TemplateRow): void {
  setValue(row, 'key', key);
  fillFields(row, fields);
  for (const link of withSelf(row, hook('link'))) setOrRemove(link, 'href', href);
  const quantity = find(row, hook('quantity'));
  if (quantity instanceof HTMLInputElement) {
    showField(quantity, fields.quantity);
    setOrRemove(quantity, 'max', typeof fields.stock === 'number' ? fields.stock : undefined);
  }
  const { quantity: count, stock } = fields;
  const step = (name: string, isEnd: boolean) => {
    for (const button of findAll(row, hook(name))) setOrRemove(button, 'aria-disabled', isEnd ? 'true' : undefined);
  };
  step('minus', typeof count === 'number' && count <= 1);
  step('plus', typeof count === 'number' && typeof stock === 'number' && count >= stock);
}
