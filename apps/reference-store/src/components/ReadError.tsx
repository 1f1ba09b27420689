import { errorTextIn } from '@promenade/storefront-hooks';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { LoadError, type LoadErrorProps } from '@promenade/storefront-ui';
import { useEnvironment } from '../lib/environment.ts';

export interface ReadErrorProps extends Pick<LoadErrorProps, 'title' | 'headingLevel' | 'className'> {
  /** The failed read. */
  of: { error: StorefrontError | undefined; isRefreshing: boolean; refresh(): Promise<unknown> };
  /** Whether it replaces the whole page and shows its title. @default false */
  page?: boolean;
}

/** Shown in place of data that could not be read: the reason, with a button to try again. */
export function ReadError({ of: { error, isRefreshing, refresh }, page = false, ...props }: ReadErrorProps) {
  const { locale } = useEnvironment();
  return (
    <LoadError
      {...(page && { size: 'page', headingLevel: 1 })}
      {...props}
      text={error && errorTextIn(error, locale)}
      onRetry={() => void refresh()}
      retryPending={isRefreshing}
    />
  );
}
