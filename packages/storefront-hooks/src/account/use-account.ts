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
import { address, addresses, defaultAddress, user, userMenu } from '../query/account-queries.ts';
import { addressQueries } from '../query/query-names.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** An address as a form holds it; with an `id` it changes the one that has it. */
export type AddressDraft = InputOf<'addresses.save'>['body'];

export interface UseAddresses extends Read<Address[]> {
  /** Saves once for a double press. */
  readonly save: Write<[draft: AddressDraft], Address>;
  readonly remove: Write<[id: number], void>;
  readonly setDefault: Write<[id: number], void>;
}

/** The signed-in shopper. */
export function useUser(): Read<User> {
  return useQuery(user());
}

/** Entries of the account menu; those with a blank `pc_url` are not meant to be shown. */
export function useUserMenu(): Read<UserMenus> {
  return useQuery(userMenu());
}

/** One address of the account; `data` is null when it is gone. */
export function useAddress(id: number): Read<Address | null> {
  return useQuery(address(id));
}

/** The default address; `data` is null while there is none. */
export function useDefaultAddress(): Read<Address | null> {
  return useQuery(defaultAddress());
}

/** The addresses of the account, the default first. Check a draft with `addressFaults` of `…/domain`. */
export function useAddresses(): UseAddresses {
  const { client, invalidate } = useStorefront();
  const read = useQuery(addresses());
  const [flights] = useState(() => createSingleFlight<Address>());
  const save = useWrite((draft: AddressDraft) =>
    flights(JSON.stringify(draft), async () => {
      const saved = await addressesSave(client, draft);
      await invalidate(...addressQueries);
      return saved;
    }),
  );
  const remove = useWrite(async (id: number) => {
    await addressesRemove(client, { id });
    await invalidate(...addressQueries);
  });
  const setDefault = useWrite(async (id: number) => {
    await addressesSetDefault(client, { id });
    await invalidate(...addressQueries);
  });
  return { ...read, save, remove, setDefault };
}
