import { orderListPath } from '@promenade/storefront-hooks/domain';
import { Button, Message } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';

/** Why a page shows no order or payment, with a link to all orders. */
export function OrderMessage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText('account');
  return (
    <Message
      headingLevel={1}
      title={title}
      actions={<Button href={orderListPath('all')}>{text('orders.showAll')}</Button>}
    >
      {children}
    </Message>
  );
}
