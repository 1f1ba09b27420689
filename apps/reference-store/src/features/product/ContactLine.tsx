import { useCustomerService } from '@promenade/storefront-hooks';
import { TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

/** How to ask about a product, in the way that the shop has set. */
export function ContactLine() {
  const text = useText('below');
  const { data: service } = useCustomerService();
  if (!service) return null;
  const { kind, href } = service;
  const isPage = kind === 'link' || kind === 'message';
  return (
    <>
      {text('contact.question')} <TextLink href={href}>{isPage ? text(`contact.${kind}`) : service.text}</TextLink>
    </>
  );
}
