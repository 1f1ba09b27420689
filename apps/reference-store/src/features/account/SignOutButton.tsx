import { useSession } from '@promenade/storefront-hooks';
import { Button } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { forgetDrafts } from './forget-drafts.ts';

/** Ends the session in this browser and at the identity provider. */
export function SignOutButton() {
  const text = useText('account');
  const { signOut } = useSession();
  return (
    <Button
      tone="outline"
      size="small"
      pending={signOut.isPending}
      onClick={() => {
        forgetDrafts();
        void signOut.run();
      }}
    >
      {text('account.signOut')}
    </Button>
  );
}
