import { PageHead } from '../app/PageHead.tsx';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { AddressBook } from '../features/addresses/AddressBook.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const title = useText()('addresses.title');
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={title} />
      <SignedInOnly title={title}>
        <AddressBook url={url} />
      </SignedInOnly>
    </div>
  );
}
