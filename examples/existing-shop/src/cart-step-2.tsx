import './components.css';
import { useCart, useCartActions, useCartLineView, useCartSummary } from '@promenade/storefront-hooks';
import { Button, ThemeStyle, UiProvider } from '@promenade/storefront-ui';
import { en } from '@promenade/storefront-ui/messages/en';
import { fr } from '@promenade/storefront-ui/messages/fr';
import { CartLine } from '@promenade/storefront-ui/shop';
import { useTranslation } from 'react-i18next';

/** Step 2: the same cart with components of the kit. */
export function Cart() {
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  const { data, isEmpty, error, lastRemoved } = useCart();
  const { data: summary } = useCartSummary();
  const { undo } = useCartActions();
  if (error) return <p role="alert">{t('failed')}</p>;
  return (
    <UiProvider strings={language === 'fr' ? fr : en} locale={language}>
      <ThemeStyle brand="#7a1f3d" />
      {isEmpty && <p>{t('empty')}</p>}
      {data?.groups.flatMap(({ lineIds }) => lineIds.map((id) => <Line key={id} id={id} />))}
      {lastRemoved && <Button onClick={() => undo.run()}>{t('undo')}</Button>}
      {summary && <p>{t('total', { total: summary.total })}</p>}
    </UiProvider>
  );
}

function Line({ id }: { id: number }) {
  const line = useCartLineView(id);
  return line && <CartLine {...line} onCheckedChange={undefined} />;
}
