import type { Write } from '@promenade/storefront-hooks';
import { CodeField, type CodeFieldProps } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../i18n/texts.tsx';

interface SentCodeFieldProps<Target extends readonly unknown[]>
  extends Omit<CodeFieldProps, 'onSend' | 'sendPending' | 'sendLabel' | 'waiting' | 'status'> {
  code: { sendCode: Write<Target, void>; secondsLeft: number };
  /** Arguments of `sendCode`. */
  target: Target;
  /** Announced after the code was sent. */
  sentText: string;
}

/** The field for a code, named `captcha` by default, with the button that mails the code. */
export function SentCodeField<Target extends readonly unknown[]>({
  code: { sendCode, secondsLeft },
  target,
  sentText,
  ...field
}: SentCodeFieldProps<Target>) {
  const text = useText('account');
  const [isSent, setSent] = useState(false);
  const isWaiting = secondsLeft > 0;
  const sendLabel = isWaiting
    ? text('register.wait', { seconds: secondsLeft })
    : text(isSent ? 'register.again' : 'register.send');
  return (
    <CodeField
      required
      name="captcha"
      {...field}
      sendLabel={sendLabel}
      sendPending={sendCode.isPending}
      waiting={isWaiting}
      status={isSent ? sentText : undefined}
      onSend={() =>
        void sendCode.run(...target).then(
          () => setSent(true),
          () => undefined,
        )
      }
    />
  );
}
