import { useOrderCounts } from '@promenade/storefront-hooks';
import { OrderListTabs, PageHeader } from '@promenade/storefront-ui';
import { useAccountText } from '../../i18n/use-text.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { OrderResults } from './OrderResults.tsx';
import { ORDER_TABS, orderListPath, orderListPlace, tabCount } from './order-tabs.ts';
import { useOrderCommands } from './use-order-commands.tsx';

/** The shopper's orders by state. Every view is an address. */
export function OrderList({ url }: { url: URL }) {
  const text = useAccountText();
  const { tab, page } = orderListPlace(url.searchParams);
  const { data: counts } = useOrderCounts();
  const commands = useOrderCommands(focusPageTitle);
  return (
    <>
      <PageHeader title={text('orders.title')} />
      <OrderListTabs
        tabs={ORDER_TABS.map((each) => {
          const count = tabCount(each, counts);
          return {
            name: text(`orders.tab.${each}`),
            href: orderListPath(each),
            current: each === tab,
            ...(count && { count }),
          };
        })}
      />
      <OrderResults tab={tab} page={page} commands={commands} />
      {commands.question}
    </>
  );
}
