import type { TemplateFeed, TemplateRow, TemplateSource } from '../types.ts';
import { find, findAll, hook, hooksOf, hookValue, setValue } from './dom.ts';
import { fillFields } from './fill.ts';
import { type Rows, takeRows } from './rows.ts';

/** Minimum time in milliseconds for which a list is shown as loading. */
const BUSY_MS = 200;

/** A list of an owner's page whose hooks are attached. */
export interface List {
  /** Loads the next page, or retries the failed one. */
  loadMore(): void;
  rowOf(element: Element): TemplateRow | undefined;
}

/** Lists by their elements, so that a list is loaded once even if its page is attached again. */
const lists = new WeakMap<Element, List>();

const isMissing = (rows: Rows | undefined, feed: TemplateFeed | undefined) => !rows || !feed;

function setState(list: Element, state: 'loading' | 'ready' | 'empty' | 'failed'): void {
  setValue(list, 'state', state);
  list.setAttribute('aria-busy', `${state === 'loading'}`);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Moves the focus to another element before the focused button is removed. */
function moveFocus(from: readonly Element[], to: Element | undefined): void {
  const { activeElement } = (from[0]?.getRootNode() ?? document) as ShadowRoot;
  if (!to || !activeElement || !from.includes(activeElement)) return;
  const target = find(to, 'a[href], button') ?? to;
  if (target === to) to.setAttribute('tabindex', '-1');
  (target as HTMLElement).focus({ preventScroll: true });
}

/** Attaches a list of products or reviews, and loads its first page. */
export function attachList(element: Element, source: TemplateSource): List {
  const known = lists.get(element);
  if (known) return known;
  const feed = source.feed(hooksOf(element));
  const rows = takeRows(element);
  let isLoading = false;
  let pages = 0;

  async function load(): Promise<void> {
    if (isLoading || !feed || !rows) return;
    isLoading = true;
    const buttons = () => findAll(element, hook('more'));
    setState(element, 'loading');
    try {
      const [page] = await Promise.all([feed.next(), pages > 0 ? wait(BUSY_MS) : undefined]);
      pages += 1;
      const first = rows.append(page.rows);
      const isEmpty = page.isLast && pages === 1 && page.rows.length === 0;
      setState(element, isEmpty ? 'empty' : 'ready');
      if (!page.isLast) return;
      moveFocus(buttons(), first);
      for (const button of buttons()) button.remove();
    } catch {
      // The source reports the error. Here the shopper gets a retry button.
      setState(element, 'failed');
    } finally {
      isLoading = false;
    }
  }

  const list: List = { loadMore: () => void load(), rowOf: (inner) => rows?.rowOf(inner) };
  lists.set(element, list);
  if (isMissing(rows, feed)) setState(element, 'empty');
  else void load();
  return list;
}

const carts = new WeakMap<Element, Rows>();

/** Shows the cart's lines in every cart element of the page. Returns a function that detaches them. */
export function attachCarts(
  elements: readonly Element[],
  source: TemplateSource,
): { rowOf(element: Element): TemplateRow | undefined; end(): void } {
  for (const element of elements) {
    const rows = carts.get(element) ?? takeRows(element);
    if (rows) carts.set(element, rows);
  }
  const end =
    elements.length === 0
      ? () => {}
      : source.watchCart((cart) => {
          for (const element of elements) {
            if (typeof cart === 'string') {
              if (cart === 'loading' || hookValue(element, 'state') === null) setState(element, cart);
              continue;
            }
            carts.get(element)?.replace(cart.rows);
            fillFields(element, cart.fields);
            setState(element, cart.rows.length > 0 ? 'ready' : 'empty');
          }
        });
  return {
    rowOf(inner) {
      for (const element of elements) {
        const row = element.contains(inner) ? carts.get(element)?.rowOf(inner) : undefined;
        if (row) return row;
      }
      return undefined;
    },
    end,
  };
}
