import { CURRENCY } from '../domain/constants.ts';
import { type Cents, toDecimalText } from '../domain/money.ts';

/** An amount as vendors want it: a number in whole units. */
export const amount = (cents: Cents): number => Number(toDecimalText(cents));

/** A value with its currency. */
export const money = (cents: Cents | undefined): { value?: number; currency?: string } =>
  cents === undefined ? {} : { value: amount(cents), currency: CURRENCY };

/** An object without the fields that say nothing. */
export const said = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
