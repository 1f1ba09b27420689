import { useUpdateWishlist, useWishedIds } from '@promenade/storefront-hooks';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { wishes } from '../lib/marks.ts';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';
import { useAddressHere } from '../lib/use-address-here.ts';

/** Reads the wish list of the account for the hearts on the page, and handles presses on them. */
export function WishKeeper() {
  const text = useText('frame');
  const navigate = useNavigate();
  const notices = useNotices();
  const here = useAddressHere();
  const ids = useWishedIds();
  const { run } = useUpdateWishlist();
  const pressed = wishes.usePressed();
  useEffect(() => wishes.show(ids ?? []), [ids]);
  useEffect(() => {
    if (pressed.size === 0) return;
    for (const press of wishes.take()) {
      const { id, name, wanted } = press;
      const show = { label: text('nav.wishes'), onClick: () => void navigate(paths.wishes) };
      const signIn = { label: text('account.signIn'), onClick: () => void navigate(signInPath(here)) };
      run([id], wanted)
        .then(
          () =>
            wanted ? notices.say(text('wish.added', { name }), show) : notices.confirm(text('wish.removed', { name })),
          (error: unknown) => {
            if (isStorefrontError(error, 'auth')) notices.say(text('wish.signIn', { name }), signIn);
            else notices.fail(error);
          },
        )
        .finally(() => wishes.settle(press));
    }
  }, [pressed, run, text, navigate, notices, here]);
  return null;
}
