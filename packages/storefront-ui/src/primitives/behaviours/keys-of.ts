import { warnOnce } from '../../dom/warn.ts';

/**
 * A React key for each item of a list of the caller, so that an item keeps its element when others come and go. Equal ids get
 * different keys, and development names them.
 *
 * @param place For the warning: `<Carousel label="Offers">`.
 */
export function keysOf<Item>(place: string, items: readonly Item[], idOf: (item: Item) => string): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item);
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    if (count > 0) warnOnce(`${place}: "${id}" is there more than once.`);
    return count === 0 ? id : `${id} ${count}`;
  });
}

/** Choices without those whose value an earlier one has: a form could not tell them apart. */
export function distinct<Choice extends { value: string }>(place: string, choices: readonly Choice[]): Choice[] {
  const keys = keysOf(place, choices, ({ value }) => value);
  return choices.filter(({ value }, index) => keys[index] === value);
}
