import { useOrderTabs } from '@promenade/storefront-hooks';
import { type OrderTabName, parseOrderListQuery } from '@promenade/storefront-hooks/domain';
import { LinkTabs, PageHeader } from '@promenade/storefront-ui';
import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { OrderResults } from './OrderResults.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { useOrderCommands } from './use-order-commands.tsx';

/** The shopper's orders by state. Every view is an address. */
export function OrderList({ url }: { url: URL }) {
  const text = useText('account');
  const { tab, page, words } = parseOrderListQuery(url.searchParams);
  const labelOf = useCallback((each: OrderTabName) => text(`orders.tab.${each}`), [text]);
  const tabs = useOrderTabs(tab, labelOf);
  const commands = useOrderCommands(() => focusPageTitle());
  return (
    <>
      <PageHeader title={text('orders.title')} />
      <LinkTabs label={text('orders.tabs')} {...tabs} />
      {tab === 'unpaid' ? null : <OrderSearch key={words} tab={tab} words={words} />}
      <OrderResults tab={tab} page={page} words={tab === 'unpaid' ? '' : words} commands={commands} />
      {commands.question}
    </>
  );
}
