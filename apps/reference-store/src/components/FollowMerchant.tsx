import { useFollow, useSession } from '@promenade/storefront-hooks';
import { Button, type ButtonProps, CheckIcon } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { useAccountPress } from '../lib/use-account-press.ts';

interface FollowMerchantProps {
  merchantId: number;
  name: string;
  size?: ButtonProps['size'];
  /** Called when the backend has confirmed a change. */
  onChanged?: () => void;
}

/** Follows or unfollows a merchant, optimistically; guests sign in first. */
export function FollowMerchant({ merchantId, name, size, onChanged }: FollowMerchantProps) {
  const text = useText('below');
  const press = useAccountPress();
  const { state } = useSession();
  const { isFollowed: isConfirmed, toggle } = useFollow(merchantId);
  const [wanted, setWanted] = useState<boolean>();
  const isFollowed = wanted ?? isConfirmed;
  const change = () => {
    if (state === 'authenticated') setWanted(!isFollowed);
    const write = toggle.run(!isFollowed);
    const settle = () => setWanted(undefined);
    write.then(onChanged).then(settle, settle);
    press(
      write,
      text('merchant.signIn', { name }),
      text(isFollowed ? 'merchant.unfollowed' : 'merchant.followed', { name }),
    );
  };
  return (
    <Button
      size={size}
      // Solid buttons in every row would stand out more than the merchants.
      variant={isFollowed || size === 'small' ? 'outline' : 'solid'}
      icon={isFollowed ? <CheckIcon /> : undefined}
      aria-label={text(isFollowed ? 'merchant.unfollowOf' : 'merchant.followOf', { name })}
      pending={toggle.isPending}
      onClick={change}
    >
      {text(isFollowed ? 'merchant.following' : 'merchant.follow')}
    </Button>
  );
}
