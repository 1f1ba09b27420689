import { useSession } from '@promenade/storefront-hooks';
import { Alert } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { storesCookies } from '../lib/storage.ts';

/** Says to a guest whose browser blocks cookies that the cart is lost with the page. For parts that the server does not render. */
export function CookiesBlocked({ className }: { className?: string | undefined }) {
  const text = useText('frame');
  const { state } = useSession();
  const [isBlocked] = useState(() => !storesCookies());
  if (!isBlocked || state === 'authenticated') return null;
  return (
    <Alert tone="caution" announce className={className}>
      {text('cart.cookiesBlocked')}
    </Alert>
  );
}
