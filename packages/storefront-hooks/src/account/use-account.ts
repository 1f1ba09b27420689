'use client';
import {
  type Address,
  addresses as addressCalls,
  type InputOf,
  type User,
  type UserMenus,
} from '@promenade/storefront-sdk';
import { addresses, user, userMenu } from '../storefront/private-queries.ts';
import { type Read, useQuery } from '../storefront/use-query.ts';
import { useStorefront } from '../storefront/use-storefront.ts';
import { useWrite, type Write } from '../storefront/use-write.ts';

/** An address as a form holds it; with an `id` it changes the one that has it. */
export type AddressDraft = InputOf<'address.save'>['body'];

export interface UseAddresses extends Read<Address[]> {
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

/** The addresses of the account, the default first. Check a draft with `addressFaults` of `…/domain`. */
export function useAddresses(): UseAddresses {
  const { client, invalidate } = useStorefront();
  const read = useQuery(addresses());
  const save = useWrite(async (draft: AddressDraft) => {
    const saved = await addressCalls.save(client, draft);
    await invalidate('addresses');
    return saved;
  });
  const remove = useWrite(async (id: number) => {
    await addressCalls.remove(client, { id });
    await invalidate('addresses');
  });
  const setDefault = useWrite(async (id: number) => {
    await addressCalls.setDefault(client, { id });
    await invalidate('addresses');
  });
  return { ...read, save, remove, setDefault };
}
