import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { dataOfAccount } from '../repositories/account-data.ts';
import { shopperOf } from './principals.ts';

/** Amounts and times are stored as numbers; the exported file shows dates. */
const readable = (name: string, value: unknown) =>
  name.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value;

/** The shopper's data as a JSON file. Amounts are in minor units of the shop's currency. */
export async function exportAccountData({ audit }: DomainDeps, call: CallContext): Promise<string> {
  const userId = shopperOf(call);
  const data = await dataOfAccount(call.db, userId);
  audit('account data read', { shop: call.shop.id, account: userId, ip: call.ip });
  return JSON.stringify({ shop: call.shop.name, ...data }, readable, 2);
}
