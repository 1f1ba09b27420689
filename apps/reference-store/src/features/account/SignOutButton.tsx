import { Button } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useSignOut } from './use-sign-out.ts';

/** Ends the session in this browser and at the identity provider. */
export function SignOutButton() {
  const text = useText('account');
  const { signOut, isPending } = useSignOut();
  return (
    <Button variant="outline" size="small" pending={isPending} onClick={signOut}>
      {text('account.signOut')}
    </Button>
  );
}
