'use client';

import { type FormEvent, useRef, useState } from 'react';
import { own } from '../../css/own.css.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { own as ownEvents } from '../../primitives/behaviours/own-events.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useHydrated } from '../../primitives/behaviours/use-hydrated.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { FilterChoices, type FilterFacet } from './FilterChoices.tsx';
import * as styles from './FilterPanel.css.ts';
import { PriceEnd } from './PriceEnd.tsx';

/** Filters of a list as the form submits them. Amounts are the typed text; empty fields have no filter. */
export interface FilterValues {
  /** The chosen order. */
  sort: string;
  /** The lowest price, as typed. */
  priceMin: string;
  /** The highest price, as typed. */
  priceMax: string;
  /** The chosen values of the facets, by query field. */
  choices: Readonly<Record<string, readonly string[]>>;
}

/** The price range of a list; amounts as formatted text. */
export interface FilterPrice {
  /** Name of the query field for the lowest price. */
  minName: string;
  /** Name of the query field for the highest price. */
  maxName: string;
  /** The lowest price of the active filter. */
  min?: string | undefined;
  /** The highest price of the active filter. */
  max?: string | undefined;
  /** The lowest price in the list, shown as placeholder. */
  lowest?: string | undefined;
  /** The highest price in the list, shown as placeholder. */
  highest?: string | undefined;
  /** The currency's sign: '$'. */
  symbol: string;
  /** Whether typed text is an amount; other text gets an error next to its field. @default every text is an amount */
  isAmount?: ((typed: string) => boolean) | undefined;
}

export interface FilterPanelProps extends RootProps {
  /** Address of the list; the form submits to it by GET. */
  action: string;
  /** Query fields to keep, such as the search words. */
  kept?: readonly { name: string; value: string }[] | undefined;
  /** Name of the query field, the current order, and the available orders. */
  sort: { name: string; value: string; options: readonly { value: string; label: string }[] };
  /** The price range. Leave out for lists without it. */
  price?: FilterPrice | undefined;
  /** Further groups of choices, each with the number of products. */
  facets?: readonly FilterFacet[] | undefined;
  /** Sibling categories or subcategories. */
  categoryLinks?:
    | { title: string; links: readonly { label: string; href: string; current?: boolean; count?: string }[] }
    | undefined;
  /** Called with the filters in place of the form's own submit, if the amounts are valid. Without it the browser loads the new page. */
  onApply?: ((values: FilterValues) => void) | undefined;
}

/** The title, and how many facets before it have the same: titles are a merchant's words and may repeat. */
const keyOf = (facet: FilterFacet, index: number, facets: readonly FilterFacet[]) =>
  `${facet.title} ${facets.slice(0, index).filter(({ title }) => title === facet.title).length}`;

/**
 * The filters of a list: order, price, facets, categories. A plain form; with scripts the order and the facets apply at once.
 * Not for searching by words: use `SearchForm`.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { action, kept = [], sort, price, facets = [], categoryLinks, onApply, ...rest } = props;
  const { Link, strings } = useUi();
  const words = strings.shop.filters;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState({ chosen: sort.value, inForce: sort.value });
  if (order.inForce !== sort.value) setOrder({ chosen: sort.value, inForce: sort.value });
  const [errors, setErrors] = useState<{ min?: string; max?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const text = (name: string | undefined) => (name ? String(data.get(name) ?? '').trim() : '');
    const [priceMin, priceMax] = [text(price?.minName), text(price?.maxName)];
    const isWrong = (typed: string) => typed !== '' && price?.isAmount?.(typed) === false;
    setErrors({
      ...(isWrong(priceMin) && { min: words.priceInvalid }),
      ...(isWrong(priceMax) && { max: words.priceInvalid }),
    });
    const isRefused = isWrong(priceMin) || isWrong(priceMax);
    if (isRefused || onApply) event.preventDefault();
    if (isRefused || !onApply) return;
    const names = new Set(facets.flatMap(({ choices }) => choices.map(({ name }) => name)));
    const choices = [...names].map((name) => [name, data.getAll(name).map(String).filter(Boolean)] as const);
    onApply({ sort: text(sort.name), priceMin, priceMax, choices: Object.fromEntries(choices) });
  };
  return (
    <div {...rootProps(rest, styles.root)}>
      <form
        ref={form}
        action={action}
        method="get"
        className={styles.form}
        onSubmit={ownEvents(submit)}
        noValidate={isHydrated}
      >
        {kept.map((field, index) => (
          <input key={index} type="hidden" name={field.name} value={field.value} />
        ))}
        <SelectField
          label={words.sort}
          name={sort.name}
          value={order.chosen}
          options={sort.options}
          onValueChange={(chosen) => {
            setOrder({ ...order, chosen: chosen ?? '' });
            form.current?.requestSubmit();
          }}
        />
        {price ? (
          <fieldset className={own}>
            <legend className={styles.groupTitle}>{`${words.price} (${price.symbol})`}</legend>
            <div className={styles.range}>
              <PriceEnd
                label={words.from}
                name={price.minName}
                value={price.min}
                placeholder={price.lowest}
                error={errors.min}
              />
              <PriceEnd
                label={words.to}
                name={price.maxName}
                value={price.max}
                placeholder={price.highest}
                error={errors.max}
              />
            </div>
          </fieldset>
        ) : null}
        <Button type="submit" variant="outline">
          {words.apply}
        </Button>
        {facets.map((facet, index) => (
          <FilterChoices
            key={keyOf(facet, index, facets)}
            facet={facet}
            onChoose={() => form.current?.requestSubmit()}
          />
        ))}
        {facets.length > 0 ? (
          <Button type="submit" variant="outline" className={styles.withoutScripts}>
            {words.apply}
          </Button>
        ) : null}
      </form>
      {categoryLinks && categoryLinks.links.length > 0 ? (
        <nav className={styles.categories} aria-label={categoryLinks.title}>
          <h2 className={styles.groupTitle}>{categoryLinks.title}</h2>
          <ul {...listRole}>
            {categoryLinks.links.map((link, index) => (
              <li key={index}>
                <Link href={link.href} className={styles.category} aria-current={link.current ? 'page' : undefined}>
                  <span>{link.label}</span>
                  {link.count ? <span className={styles.count}>{link.count}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
