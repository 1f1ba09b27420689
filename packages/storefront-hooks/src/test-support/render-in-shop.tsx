import { renderHook } from '@testing-library/react';
import { StorefrontTestProvider, type StorefrontTestProviderProps } from '../testing/test-provider.tsx';

/** Renders a hook inside a shop with preset answers. */
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
