import { useFollow, useMerchantProducts, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import type { CollectedMerchant } from '@promenade/storefront-sdk';
import { Button, MerchantCard } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';

/** A merchant that the shopper follows. The button shows what was wanted before the backend has confirmed it. */
export function FollowedMerchant({ merchant }: { merchant: CollectedMerchant }) {
  const text = useText('account');
  const notices = useNotices();
  const { href, picture } = useStorefront();
  const { toggle } = useFollow(merchant.merId);
  const { data } = useMerchantProducts(merchant.merId, undefined, { limit: 3 });
  const [isFollowed, setFollowed] = useState(true);
  const press = () => {
    setFollowed(!isFollowed);
    toggle.run(!isFollowed).then(
      // The card leaves the list with the button that has the focus.
      (isOn) => isOn || focusPageTitle(),
      (error: unknown) => {
        setFollowed(isFollowed);
        notices.fail(error);
      },
    );
  };
  return (
    <MerchantCard
      merchant={{
        name: merchant.merName,
        href: href(merchantPath(merchant.merId)),
        avatar: picture(merchant.merAvatar, 'avatar'),
      }}
      pictures={data?.slice(0, 3).flatMap(({ image }) => picture(image, 'merchant') ?? [])}
      action={
        <Button
          size="small"
          variant={isFollowed ? 'outline' : 'solid'}
          aria-label={text(isFollowed ? 'follows.unfollowOf' : 'follows.followOf', { name: merchant.merName })}
          onClick={press}
        >
          {text(isFollowed ? 'follows.unfollow' : 'follows.follow')}
        </Button>
      }
    />
  );
}
