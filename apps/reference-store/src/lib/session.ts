import { useSession, useStorefront } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { useCallback } from 'react';
import { useEnvironment } from './environment.ts';

/** Resolves with whether the visitor is signed in. A press may come before the browser has checked, so this waits for the check. */
export function useKnownSession(): () => Promise<boolean> {
  const { session } = useStorefront();
  return useCallback(async () => {
    await session.start();
    return session.getSnapshot().state === 'authenticated';
  }, [session]);
}

/** Redirects to the identity provider. Afterwards the visitor returns to `returnPath`, which has no language prefix. */
export function useLeaveForSignIn(): (returnPath: string) => Promise<void> {
  const { signIn } = useSession();
  const { locale } = useEnvironment();
  return useCallback(
    (returnPath) => signIn.run({ returnPath: localizePath(returnPath, locale), locale }),
    [signIn.run, locale],
  );
}

/** Ends the session in this browser and at the identity provider, and deletes everything about the person from the browser. */
export function useSignOut(): { signOut(): void; isPending: boolean } {
  const { signOut } = useSession();
  return {
    isPending: signOut.isPending,
    signOut: () => {
      // If this does not load, or the visitor leaves first, the page that ends the sign-out does the same.
      import('./forget-person.ts').then(({ forgetHere }) => forgetHere()).catch(() => undefined);
      void signOut.run();
    },
  };
}
