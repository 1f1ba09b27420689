import { useUserMenu } from '@promenade/storefront-hooks';
import { Button, Container } from '@promenade/storefront-ui';
import { AccountLayout } from '@promenade/storefront-ui/shop';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { accountMenu } from '../lib/account-menu.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { useSignOut } from '../lib/session.ts';
import styles from '../styles/page.module.css';
import { PageHead } from './PageHead.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

interface AccountShellProps {
  /** Title of the window and of the request to sign in. The content brings its own heading. */
  title: string;
  /** The page with the menu itself, which small screens show as a list. */
  overview?: boolean;
  /** Shown to guests: another way to reach the content. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A page of the account with its menu; guests are asked to sign in. */
export function AccountShell({ title, overview = false, hint, children }: AccountShellProps) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      <SignedInOnly title={title} hint={hint}>
        <WithMenu overview={overview}>{children}</WithMenu>
      </SignedInOnly>
    </Container>
  );
}

function WithMenu({ overview, children }: { overview: boolean; children: ReactNode }) {
  const text = useText('account');
  const { pathname } = useNavigation().page.url;
  // The menu shows the store's own pages until the backend has returned its entries, and when it fails.
  const { data } = useUserMenu();
  return (
    <AccountLayout
      label={text('account.overview')}
      links={accountMenu(text, data?.routine_my_menus ?? [], pathname)}
      menuHref={paths.account}
      overview={overview}
      actions={<SignOutButton />}
    >
      {children}
    </AccountLayout>
  );
}

/** Ends the session in this browser and at the identity provider. */
function SignOutButton() {
  const text = useText('account');
  const { signOut, isPending } = useSignOut();
  return (
    <Button variant="outline" size="small" pending={isPending} onClick={signOut}>
      {text('account.signOut')}
    </Button>
  );
}
