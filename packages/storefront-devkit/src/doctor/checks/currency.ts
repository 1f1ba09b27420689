import type { StoreDetails } from '@promenade/storefront-sdk/contract';
import { isCurrency } from '@promenade/storefront-sdk/money';
import { about, type Finding } from '../finding.ts';
import type { Probe } from '../probe.ts';

const { problem, good } = about('Currency');

/** Whether the decimals of amounts are known. A backend that sends no currency has amounts with two decimals. */
export function currency(details: Probe<StoreDetails>): Finding[] {
  const code = details.kind === 'answered' ? details.value.currency : null;
  if (!code) return [];
  if (isCurrency(code)) return [good(`Amounts are in ${code}.`)];
  return [
    problem(
      `The shop’s currency is ${code.replace(/\W/g, '?').slice(0, 12)}, which is not in ISO 4217.`,
      'Clients read and show amounts with two decimals.',
      'Send the code of a currency in use, in capitals, such as EUR.',
    ),
  ];
}
