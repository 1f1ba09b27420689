import type {
  TemplateAttributes,
  TemplateCart,
  TemplateFeed,
  TemplatePage,
  TemplateRow,
  TemplateSource,
  TemplateVisitor,
} from '../template/types.ts';
import { type StillObject, still } from './pictures.ts';

const names = ['Reading lamp', 'Oak stool', 'Linen throw', 'Tea kettle', 'Wall clock', 'Candle holder', 'Door mat'];

const objects: readonly StillObject[] = ['lamp', 'chair', 'bag', 'cup', 'ball', 'vase'];

const productRow = (index: number, act: NonNullable<TemplateRow['act']>): TemplateRow => ({
  key: `${index}`,
  href: `/product/${index}`,
  act,
  fields: {
    name: names[index % names.length],
    price: `$${20 + index * 7}.00`,
    was: index % 3 === 1 ? `$${30 + index * 7}.00` : undefined,
    discount: index % 3 === 1 ? '15.00%' : undefined,
    rating: 4.5,
    sold: '1.2K',
    freeShipping: index % 2 === 0,
    image: still(objects[index % objects.length] ?? 'lamp', { hue: (index * 47) % 360 }),
  },
});

const reviewRow = (index: number): TemplateRow => ({
  key: `r${index}`,
  fields: {
    author: ['A**a', 'G**e', 'K**e'][index % 3],
    date: 'January 5, 2026',
    rating: 5 - (index % 3),
    comment: ['Burns all evening.', 'Smaller than I thought, and better.', 'My neighbour asked for one.'][index % 3],
  },
});

export interface DemoOptions {
  /** Number of products in each list. @default 7 */
  products?: number;
  /** Number of reads that fail at first. @default 0 */
  failures?: number;
  /** The visitor. @default 'guest' */
  visitor?: TemplateVisitor['state'];
  /** Called with each command, for tests. */
  onRun?: (...call: unknown[]) => void;
}

/** A shop without a backend, for stories and tests. */
export function demoSource({ products = 7, failures = 0, visitor = 'guest', onRun }: DemoOptions = {}): TemplateSource {
  let failuresLeft = failures;
  const quantities = new Map([
    ['0', 1],
    ['3', 2],
  ]);
  const listeners = new Set<() => void>();
  const change = () => {
    for (const listener of listeners) listener();
  };
  const watch = <Data>(listener: (data: Data) => void, read: () => Data) => {
    const update = () => listener(read());
    listeners.add(update);
    update();
    return () => listeners.delete(update);
  };

  const cartRow = ([key, quantity]: [string, number]): TemplateRow => ({
    ...productRow(Number(key), () => {}),
    key,
    fields: { ...productRow(Number(key), () => {}).fields, quantity, stock: 5, total: `$${quantity * 20}.00` },
    act(action, value) {
      const steps = { plus: quantity + 1, minus: quantity - 1, quantity: Number(value) || 1 } as const;
      if (action === 'delete') quantities.delete(key);
      else if (action in steps) quantities.set(key, Math.min(5, Math.max(1, steps[action as keyof typeof steps])));
      change();
    },
  });
  const cartNow = (): TemplateCart => ({
    rows: [...quantities].map(cartRow),
    fields: { subtotal: `$${[...quantities.values()].reduce((sum, count) => sum + count * 20, 0)}.00` },
  });

  function feed(hooks: TemplateAttributes): TemplateFeed {
    const limit = Number(hooks.limit) || 4;
    const total = hooks.reviews === undefined ? products : 3;
    let page = 0;
    return {
      async next(): Promise<TemplatePage> {
        if (failuresLeft > 0) {
          failuresLeft -= 1;
          throw new Error('The list could not be read.');
        }
        const from = page * limit;
        page += 1;
        const indices = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, index) => from + index);
        const rows = indices.map((index) =>
          hooks.reviews === undefined ? productRow(index, (action) => onRun?.(action, index)) : reviewRow(index),
        );
        return { rows, isLast: from + limit >= total };
      },
    };
  }

  return {
    feed,
    watchCart: (listener) => watch(listener, cartNow),
    watchCount: (listener) => watch(listener, () => [...quantities.values()].reduce((sum, count) => sum + count, 0)),
    watchVisitor(listener) {
      listener({ state: visitor, fields: visitor === 'user' ? { name: 'Ada', email: 'ada@example.com' } : {} });
      return () => {};
    },
    async run(command, hooks, fields) {
      onRun?.(command, hooks, fields);
      if (command !== 'newsletter') return undefined;
      return fields.email
        ? { message: 'You are subscribed.', isError: false }
        : { message: 'Please enter your email address.', isError: true };
    },
    follow(href) {
      onRun?.('follow', href);
      return true;
    },
  };
}

/** Rules for addresses in stories: only the stories' pictures, and links that go nowhere. */
export const storyAddresses = {
  link: (address: string) => (/^(?:javascript|data):/i.test(address.trim()) ? undefined : address || '/'),
  file: (address: string) => (/^(?:https?:)?\/\//.test(address) ? undefined : address),
};

export const storyCss = `
:root { font-family: Georgia, serif; color: var(--pm-color-text-strong); background: var(--pm-color-page); line-height: 1.5; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
.grid img { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 1rem; border: 1px solid var(--pm-color-border-hairline); }
.button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--pm-color-border-control); background: none; }
.field { min-height: 2.75rem; padding: 0 0.5rem; border: 1px solid var(--pm-color-border-control); background: var(--pm-color-surface); }
`;
