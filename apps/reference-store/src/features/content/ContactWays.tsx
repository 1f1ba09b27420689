import { useCustomerService } from '@promenade/storefront-hooks';
import { LoadError, TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

/** The way to customer service that the shop has set, and no other. */
export function ContactWays() {
  const text = useText('content');
  const { data: way, error, refresh, isLoading } = useCustomerService();
  if (error && !way) return <LoadError title={text('content.reach')} onRetry={() => void refresh()} />;
  if (!way) return isLoading ? null : <p>{text('content.reach.none')}</p>;
  return (
    <p>
      {text(`content.reach.${way.kind}`)} <TextLink href={way.href}>{way.text}</TextLink>
    </p>
  );
}
