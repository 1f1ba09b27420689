import { isStorefrontError } from '@promenade/storefront-sdk';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { addressHere, signInPath } from './account-links.ts';
import { useNotices } from './notices.ts';
import { useNavigation } from './route.ts';

/**
 * Handles an action that needs an account: a guest is asked to sign in and returns to this page, where the action is then completed. Success, and
 * other errors, are shown in a notice.
 */
export function useAccountPress(): (press: Promise<unknown>, question: string, success: string) => void {
  const text = useText();
  const navigate = useNavigate();
  const notices = useNotices();
  const { url } = useNavigation().page;
  return useCallback(
    (press, question, success) => {
      const confirm = () => notices.confirm(success);
      press.then(confirm, (error: unknown) => {
        if (!isStorefrontError(error, 'auth')) return notices.fail(error);
        const leave = () => void navigate(signInPath(addressHere(url)));
        notices.say(question, { label: text('account.signIn'), onClick: leave });
      });
    },
    [text, navigate, notices, url],
  );
}
