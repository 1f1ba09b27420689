import { useSignInMethods, useTwitterSignIn } from '@promenade/storefront-hooks';
import { Button, TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { useNotices } from '../notices/use-notices.ts';
import styles from './account.module.css';

/** Ways in beside the registration: a forgotten password, and Twitter where the shop has it. */
export function OtherSignIns() {
  const text = useText('account');
  const notices = useNotices();
  const { data: methods } = useSignInMethods();
  const { start } = useTwitterSignIn();
  return (
    <div className={styles.otherSignIns}>
      {methods?.twitterOpen ? (
        <Button
          variant="outline"
          wide
          pending={start.isPending}
          onClick={() => void start.run().then((address) => window.location.assign(address), notices.fail)}
        >
          {text('signIn.twitter')}
        </Button>
      ) : null}
      <TextLink href={paths.forgottenPassword}>{text('forgotten.link')}</TextLink>
    </div>
  );
}
