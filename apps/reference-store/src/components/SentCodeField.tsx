import type { Write } from '@promenade/storefront-hooks';
import { CodeField, type CodeFieldProps } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';

interface SentCodeFieldProps<Target extends readonly unknown[]>
  extends Omit<CodeFieldProps, 'onSend' | 'sendPending' | 'sendLabel' | 'waiting' | 'status'> {
  code: { sendCode: Write<Target, void>; secondsLeft: number; sentTo: string | undefined };
  /** Arguments of `sendCode`. */
  target: Target;
  /** Announced after the code was sent. `to` is empty if `target` has no address. */
  sentText(to: string): string;
}

/** The field for a code, named `captcha` by default, with the button that mails the code. */
export function SentCodeField<Target extends readonly unknown[]>({
  code: { sendCode, secondsLeft, sentTo },
  target,
  sentText,
  ...field
}: SentCodeFieldProps<Target>) {
  const text = useText('account');
  const isWaiting = secondsLeft > 0;
  const sendLabel = isWaiting
    ? text('register.wait', { seconds: secondsLeft })
    : text(sentTo !== undefined ? 'register.again' : 'register.send');
  return (
    <CodeField
      required
      name="captcha"
      {...field}
      sendLabel={sendLabel}
      sendPending={sendCode.isPending}
      waiting={isWaiting}
      status={sentTo === undefined ? undefined : sentText(sentTo)}
      onSend={() => void sendCode.run(...target)}
    />
  );
}
