'use client';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useMemo, useReducer } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type ChosenValue, chosenValues, selectionOf } from '../domain/chosen-values.ts';
import { QUANTITY_MIN } from '../domain/constants.ts';
import { initialSelection, selectValue, variantModel } from '../domain/variant.ts';
import { variantFromText, variantText } from '../domain/variant-query.ts';
import { shownAxes, type VariantFacts, variantFacts } from './variant-facts.ts';

/** The chosen variant of a product and the quantity. */
export interface UseVariant extends VariantFacts {
  /** Chooses a value of the attribute at this index of `axes`; `undefined` deselects the attribute's value. */
  choose(axis: number, value: string | undefined): void;
  /** The quantity, limited to the stock; `set` accepts a number or the typed text. */
  quantity: VariantFacts['quantity'] & { set(wanted: number | string): void };
}

interface Choice {
  productId: number;
  /** Language of the values. */
  locale: string;
  /** The text of the last read address, followed by the texts of the choices made since. */
  texts: readonly string[];
  chosen: readonly ChosenValue[];
  wanted: number | string;
}

/** A reducer, because `useState` may run an updater on the state of a render for a later address that React has not committed. */
const applyChange = (now: Choice, change: (now: Choice) => Choice) => change(now);

/**
 * The choice among the variants of a product. It is stored as attribute names and values, so it remains valid when the
 * product is read again; a value that no longer exists is deselected. Another product resets the choice. A change of the
 * address to another variant changes the choice. If the app writes the choice to the address, it may do so late.
 *
 * @param options.variant Value of the query parameter `variant`.
 */
export function useVariant(product: ProductDetail, { variant }: { variant?: string | null } = {}): UseVariant {
  const { locale } = useStorefront();
  const { productInfo, productAttr, productValue, variantPrice, storePrice } = product;
  const { id: productId } = productInfo;
  const model = useMemo(() => variantModel(productAttr, productValue), [productAttr, productValue]);
  const text = variant ?? '';
  const read = (last?: Choice): Choice => {
    const isSame = last?.productId === productId && last.locale === locale;
    if (isSame && last.texts[0] === text) return last;
    // The address may change late to an earlier choice, which must not replace the newer one.
    if (isSame && last.texts.includes(text)) return { ...last, texts: last.texts.slice(last.texts.indexOf(text)) };
    const named = variantFromText(model.axes, text);
    // An address that names no variant doesn't change the choice.
    const chosen = isSame && !named ? last.chosen : chosenValues(model.axes, named ?? initialSelection(model));
    return {
      productId,
      locale,
      texts: [text],
      chosen,
      wanted: last?.productId === productId ? last.wanted : QUANTITY_MIN,
    };
  };
  const [state, change] = useReducer(applyChange, undefined, () => read());
  // The preselection is stored too: otherwise a later read of the product could change it.
  const choice = read(state);
  if (choice !== state) change(() => choice);
  const { chosen, wanted } = choice;
  const choose = useCallback(
    (axis: number, value: string | undefined) =>
      change((now) => {
        const before = selectionOf(model.axes, now.chosen);
        const selection = selectValue(before, shownAxes(model.axes, before)[axis] ?? axis, value);
        const texts = [...now.texts, variantText(selection)];
        return { ...now, texts, chosen: chosenValues(model.axes, selection) };
      }),
    [model],
  );
  const set = useCallback((next: number | string) => change((now) => ({ ...now, wanted: next })), []);
  return useMemo(() => {
    const selection = selectionOf(model.axes, chosen);
    const facts = variantFacts({ productInfo, storePrice, variantPrice }, model, selection, wanted);
    return { ...facts, choose, quantity: { ...facts.quantity, set } };
  }, [model, chosen, wanted, choose, set, productInfo, storePrice, variantPrice]);
}
