import { moneyText } from '@promenade/storefront-sdk/money';
import type { Cents } from '../domain/money.ts';

/** An amount as vendors expect it: a number in whole units. */
export const amount = (cents: Cents, currency: string): number => Number(moneyText(cents, currency));

/** A value with its currency; empty where the value is not known. */
export const money = (cents: Cents | undefined, currency: string): { value?: number; currency?: string } =>
  cents === undefined ? {} : { value: amount(cents, currency), currency };

/** An object without its undefined fields. */
export const withoutUndefined = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
