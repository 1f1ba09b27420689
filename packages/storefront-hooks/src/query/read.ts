import type { StorefrontError } from '@promenade/storefront-sdk';

/** What every reading hook returns. Reading a field subscribes the component to it: what is not read renders nothing. */
export interface Read<Data> {
  /** The latest data; stays while newer data is loaded. Undefined before the first answer. */
  readonly data: Data | undefined;
  /** Why the latest request failed; undefined again once one succeeds. */
  readonly error: StorefrontError | undefined;
  /** Whether the first data is still loading. */
  readonly isLoading: boolean;
  /** Whether newer data is loading while older data is shown. */
  readonly isRefreshing: boolean;
  /** Requests the data again now. Resolves when that is done and never rejects; `error` has the reason. */
  refresh(): Promise<void>;
}

/** Replaces the data of a read and keeps its other fields as they are, those not read yet included. */
export function withData<Source extends Read<unknown>, Data>(
  read: Source,
  data: Data,
): Omit<Source, 'data'> & { readonly data: Data } {
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(read),
      data: { value: data, enumerable: true, configurable: true },
    },
  ) as Omit<Source, 'data'> & { readonly data: Data };
}
