import { errorTextIn } from '@promenade/storefront-hooks';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { LoadError, type LoadErrorProps } from '@promenade/storefront-ui';
import { useEnvironment } from '../lib/environment.ts';

export interface ReadErrorProps extends Pick<LoadErrorProps, 'title' | 'headingLevel' | 'className'> {
  /** What could not be read. */
  of: { error: StorefrontError | undefined; isRefreshing: boolean; refresh(): Promise<unknown> };
  /** Stands in place of the page, with its title. @default false */
  page?: boolean;
}

/** In place of what could not be read: why, and another try. */
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
