import { useSession } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { useCallback } from 'react';
import { useEnvironment } from '../../page/environment.ts';

/** Leaves for the identity provider's page, to come back to a path of the shop given without language prefix. */
export function useLeaveForSignIn(): (returnPath: string) => Promise<void> {
  const { signIn } = useSession();
  const { locale } = useEnvironment();
  return useCallback(
    (returnPath) => signIn.run({ returnPath: localizePath(returnPath, locale), locale }),
    [signIn.run, locale],
  );
}
