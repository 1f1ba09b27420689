import type { Write } from '@promenade/storefront-hooks';
import type { CodeFieldProps } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

type CodeButton = Pick<CodeFieldProps, 'sendLabel' | 'sendPending' | 'waiting' | 'status'>;

/** The words and states of the button that sends a code, and the press itself. */
export function useCodeButton<Target extends readonly unknown[]>(
  { sendCode, secondsLeft }: { sendCode: Write<Target, void>; secondsLeft: number },
  sentText: string,
): { button: CodeButton; send(...target: Target): void } {
  const text = useText('account');
  const [isSent, setSent] = useState(false);
  const isWaiting = secondsLeft > 0;
  return {
    button: {
      sendLabel: isWaiting
        ? text('register.wait', { seconds: secondsLeft })
        : text(isSent ? 'register.again' : 'register.send'),
      sendPending: sendCode.isPending,
      waiting: isWaiting,
      status: isSent ? sentText : undefined,
    },
    send: (...target) =>
      void sendCode.run(...target).then(
        () => setSent(true),
        () => undefined,
      ),
  };
}
