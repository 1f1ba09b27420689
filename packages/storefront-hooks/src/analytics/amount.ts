import { moneyText } from '@promenade/storefront-sdk/money';
import type { Cents } from '../domain/money.ts';

/** Converts cents to the format of the vendors: a number in major units of the currency. */
export const amount = (cents: Cents, currency: string): number => Number(moneyText(cents, currency));

/** A value with its currency; an empty object if the value is `undefined`. */
export const money = (cents: Cents | undefined, currency: string): { value?: number; currency?: string } =>
  cents === undefined ? {} : { value: amount(cents, currency), currency };

/** Returns the object without its undefined fields. */
export const withoutUndefined = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
