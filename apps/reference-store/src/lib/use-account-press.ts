import { isStorefrontError } from '@promenade/storefront-sdk';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from './account-links.ts';
import { useNotices } from './notices.ts';
import { useAddressHere } from './use-address-here.ts';

/**
 * Handles an action that needs an account: a guest is asked to sign in and returns to this page, where the action is then completed. Success, and
 * other errors, are shown in a notice.
 */
export function useAccountPress(): (press: Promise<unknown>, question: string, success: string) => void {
  const text = useText();
  const navigate = useNavigate();
  const notices = useNotices();
  const here = useAddressHere();
  return useCallback(
    (press, question, success) => {
      const confirm = () => notices.confirm(success);
      press.then(confirm, (error: unknown) => {
        if (!isStorefrontError(error, 'auth')) return notices.fail(error);
        const leave = () => void navigate(signInPath(here));
        notices.say(question, { label: text('account.signIn'), onClick: leave });
      });
    },
    [text, navigate, notices, here],
  );
}
