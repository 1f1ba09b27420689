import { useSession, useStorefront } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { useCallback } from 'react';
import { useEnvironment } from './environment.ts';

/** Tells whether somebody is signed in, after the browser has looked: a press may come before that. */
export function useKnownSession(): () => Promise<boolean> {
  const { session } = useStorefront();
  return useCallback(async () => {
    await session.start();
    return session.getSnapshot().state === 'authenticated';
  }, [session]);
}

/** Leaves for the identity provider's page, to come back to a path of the shop given without language prefix. */
export function useLeaveForSignIn(): (returnPath: string) => Promise<void> {
  const { signIn } = useSession();
  const { locale } = useEnvironment();
  return useCallback(
    (returnPath) => signIn.run({ returnPath: localizePath(returnPath, locale), locale }),
    [signIn.run, locale],
  );
}

/** Ends the session in this browser and at the identity provider, and leaves nothing of the person on the device. */
export function useSignOut(): { signOut(): void; isPending: boolean } {
  const { signOut } = useSession();
  return {
    isPending: signOut.isPending,
    signOut: () => {
      // Where it does not load, or the page is left before, the page on which a sign-out ends does the same.
      import('./forget-person.ts').then(({ forgetHere }) => forgetHere()).catch(() => undefined);
      void signOut.run();
    },
  };
}
