import { forgetPerson, useSession } from '@promenade/storefront-hooks';
import { storeNames } from '../../page/stored-names.ts';

/** Ends the session in this browser and at the identity provider, and leaves nothing of the person on the device. */
export function useSignOut(): { signOut(): void; isPending: boolean } {
  const { signOut } = useSession();
  return {
    isPending: signOut.isPending,
    signOut: () => {
      void forgetPerson(storeNames);
      void signOut.run();
    },
  };
}
