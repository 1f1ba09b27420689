import { StorefrontTestProvider, type StorefrontTestProviderProps } from '@promenade/storefront-devkit/react';
import { renderHook } from '@testing-library/react';

/** Renders a hook in a shop with a mock backend. */
export function renderInShop<Result, Props>(
  hook: (props: Props) => Result,
  shop: Omit<StorefrontTestProviderProps, 'children'>,
  initialProps?: Props,
) {
  return renderHook(hook, {
    wrapper: ({ children }) => <StorefrontTestProvider {...shop}>{children}</StorefrontTestProvider>,
    ...(initialProps !== undefined && { initialProps }),
  });
}
