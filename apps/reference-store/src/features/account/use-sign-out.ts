import { useSession } from '@promenade/storefront-hooks';

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
