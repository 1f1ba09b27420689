import { errorTextIn, useGuestSignIn, useSignInMethods, useStorefront } from '@promenade/storefront-hooks';
import { emailIssue, issueText } from '@promenade/storefront-hooks/domain';
import { Alert, Button, PageHeader, TextField, TextLink } from '@promenade/storefront-ui';
import { type FormEvent, useRef, useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { useEnvironment } from '../lib/environment.ts';
import { useDraft } from '../lib/forms.ts';
import * as paths from '../lib/paths.ts';
import styles from '../styles/checkout.module.css';

/** The start of a checkout for a guest: sign in, or continue with an e-mail address only. */
export function GuestEntry({ returnPath }: { returnPath: string }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { store } = useStorefront();
  const { data: ways } = useSignInMethods();
  const asVisitor = useGuestSignIn();
  const { draft, change, clear } = useDraft('pm-draft-guest', { email: '' });
  const [issue, setIssue] = useState<ReturnType<typeof emailIssue>>();
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asVisitor.isPending) return;
    const email = draft.email.trim();
    const found = emailIssue(email);
    setIssue(found);
    if (found) {
      field.current?.focus();
      return;
    }
    try {
      await asVisitor.run({ email });
      clear();
    } catch {
      // The form shows the error and keeps the address.
    }
  };
  return (
    <div className={styles.entry}>
      <PageHeader title={text('checkout.title')} text={text('guest.how')} />
      {ways?.visitorOpen === false ? null : (
        <section className={styles.entryWay} aria-labelledby="as-guest">
          <h2 id="as-guest" className={styles.entryTitle}>
            {text('guest.title')}
          </h2>
          <form className={styles.pay} onSubmit={(event) => void submit(event)} noValidate>
            <TextField
              ref={field}
              label={text('guest.email')}
              type="email"
              name="email"
              autoComplete="email"
              required
              hint={text('guest.emailHint')}
              value={draft.email}
              onValueChange={(email) => {
                change({ email });
                setIssue(undefined);
              }}
              error={issueText(issue, issueTexts)}
            />
            {asVisitor.error ? (
              <Alert tone="critical" announce>
                {errorTextIn(asVisitor.error, locale)}
              </Alert>
            ) : null}
            <Button type="submit" size="large" wide pending={asVisitor.isPending}>
              {text('guest.continue')}
            </Button>
          </form>
        </section>
      )}
      <section className={styles.entryWay} aria-labelledby="with-account">
        <h2 id="with-account" className={styles.entryTitle}>
          {text('guest.account')}
        </h2>
        <p className={styles.soft}>{text('guest.accountText')}</p>
        <Button variant="outline" size="large" wide href={signInPath(returnPath)}>
          {text('account.signIn')}
        </Button>
        {store.showRegistrationPanel ? (
          <TextLink href={paths.register} variant="ink">
            {text('account.register')}
          </TextLink>
        ) : null}
      </section>
    </div>
  );
}
