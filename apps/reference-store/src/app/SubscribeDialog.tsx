import { errorTextIn, useDiscountSubscription } from '@promenade/storefront-hooks';
import { issueText } from '@promenade/storefront-hooks/domain';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { Alert, Button, TextField } from '@promenade/storefront-ui';
import { Dialog } from '@promenade/storefront-ui/overlays';
import type { FormEvent } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import type { OverlayProps } from '../lib/overlays.tsx';
import styles from '../styles/subscribe.module.css';

/** The offer to receive discounts by mail. */
export function SubscribeDialog({ open, onClose }: OverlayProps) {
  const text = useText('frame');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { subscribe, issues, initialEmail } = useDiscountSubscription();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    const field = event.currentTarget.elements.namedItem('email');
    void subscribe.run(email).catch(() => field instanceof HTMLElement && field.focus());
  };
  const failure = isStorefrontError(subscribe.error, 'invalid') ? undefined : subscribe.error;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('subscribe.title')}
      text={subscribe.isSuccess ? undefined : text('subscribe.text')}
      width="narrow"
    >
      {subscribe.isSuccess ? (
        <div className={styles.form}>
          <p role="status">{text('subscribe.done')}</p>
          <Button wide onClick={onClose}>
            {text('subscribe.close')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            required
            label={text('subscribe.email')}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={initialEmail}
            error={issueText(issues.email, issueTexts)}
          />
          {failure ? (
            <Alert tone="critical" announce>
              {errorTextIn(failure, locale)}
            </Alert>
          ) : null}
          <Button wide type="submit" pending={subscribe.isPending}>
            {text('subscribe.submit')}
          </Button>
          <Button wide variant="ghost" onClick={onClose}>
            {text('subscribe.later')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
