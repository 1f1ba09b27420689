'use client';
import {
  type Address,
  addressesRemove,
  addressesSave,
  addressesSetDefault,
  type InputOf,
  type User,
  type UserMenus,
} from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { addresses, user, userMenu } from '../query/account-queries.ts';
import { addressQueries } from '../query/query-names.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Input of an address form; with an `id` it changes that address. */
export type AddressDraft = InputOf<'addresses.save'>['body'];

/** The addresses of the account, and their writes. */
export interface UseAddresses extends Read<Address[]> {
  /** Creates or changes an address; a double click saves once. Returns the saved address. */
  readonly save: Write<[draft: AddressDraft], Address>;
  /** Deletes an address. */
  readonly remove: Write<[id: number], void>;
  /** Makes an address the default one. */
  readonly setDefault: Write<[id: number], void>;
}

/** The signed-in shopper. */
export function useUser(): Read<User> {
  return useQuery(user());
}

/** Entries of the account menu; hide those with a blank `pc_url`. */
export function useUserMenu(): Read<UserMenus> {
  return useQuery(userMenu());
}

/**
 * The addresses of the account, the default first. Validate a draft with `addressIssues` of `…/domain`.
 * @example <AddressForm onSave={(values, { isDefault }) => save.run({ ...values, isDefault })} />
 */
export function useAddresses(): UseAddresses {
  const { client, invalidate } = useStorefront();
  const read = useQuery(addresses());
  const [singleFlight] = useState(() => createSingleFlight<Address>());
  const save = useWrite((draft: AddressDraft) =>
    singleFlight(JSON.stringify(draft), async () => {
      const saved = await addressesSave(client, draft);
      await invalidate(...addressQueries);
      return saved;
    }),
  );
  const remove = useWrite(async (id: number) => {
    await addressesRemove(client, id);
    await invalidate(...addressQueries);
  });
  const setDefault = useWrite(async (id: number) => {
    await addressesSetDefault(client, id);
    await invalidate(...addressQueries);
  });
  return Object.assign(withData(read, read.data), { save, remove, setDefault });
}
