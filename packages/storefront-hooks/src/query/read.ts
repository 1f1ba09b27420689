import type { StorefrontError } from '@promenade/storefront-sdk';

/** The result of every read hook. Reading a field subscribes the component to it; changes of other fields cause no render. */
export interface Read<Data> {
  /** The latest data; remains while newer data is loading. Undefined before the first response. */
  readonly data: Data | undefined;
  /** Error of the latest request; undefined after a request succeeds. */
  readonly error: StorefrontError | undefined;
  /** Whether the data is loading for the first time. */
  readonly isLoading: boolean;
  /** Whether newer data is loading while older data is shown. */
  readonly isRefreshing: boolean;
  /** Requests the data again. Resolves when the request is done and never rejects; `error` contains the error. */
  refresh(): Promise<void>;
}

/** Replaces the data of a read. The other fields remain getters, so that they don't subscribe the component. */
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
