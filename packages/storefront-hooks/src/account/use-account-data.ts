'use client';
import { userErase, userExportData } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** The shopper's data at the shop. */
export interface UseAccountData {
  /** Gets all of it as JSON text, for a file to download. */
  readonly exportData: Write<[], string>;
  /**
   * Deletes the account and ends all its sign-ins; sign out afterwards. Let the shopper confirm first. Rejects with kind
   * `conflict` while an order is not completed, and with `fieldErrors.password` where the password is missing or wrong.
   */
  readonly erase: Write<[password?: string], void>;
}

/** Downloads the signed-in shopper's data, and deletes the account. */
export function useAccountData(): UseAccountData {
  const { client } = useStorefront();
  const exportData = useWrite(() => userExportData(client));
  const erase = useWrite(async (password?: string) => {
    await userErase(client, password === undefined ? {} : { password });
  });
  return { exportData, erase };
}
