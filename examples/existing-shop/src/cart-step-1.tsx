import { useCart, useCartActions, useCartLineView, useCartSummary } from '@promenade/storefront-hooks';
import { useTranslation } from 'react-i18next';

/** Step 1: the cart of the kit, with markup and styles of the app. */
export function Cart() {
  const { t } = useTranslation();
  const { data, isEmpty, error, lastRemoved } = useCart();
  const { data: summary } = useCartSummary();
  const { undo } = useCartActions();
  if (error) return <p role="alert">{t('failed')}</p>;
  return (
    <>
      {isEmpty && <p>{t('empty')}</p>}
      <ul>{data?.groups.flatMap(({ lineIds }) => lineIds.map((id) => <Line key={id} id={id} />))}</ul>
      {lastRemoved && (
        <button type="button" onClick={() => undo.run()}>
          {t('undo')}
        </button>
      )}
      {summary && <p>{t('total', { total: summary.total })}</p>}
    </>
  );
}

function Line({ id }: { id: number }) {
  const { t } = useTranslation();
  const line = useCartLineView(id);
  if (!line) return null;
  const { name, quantity, lineTotal, error } = line;
  return (
    <li className="line">
      <span>{`${quantity} × ${name}, ${lineTotal}`}</span>
      <button type="button" onClick={() => line.onQuantityChange(id, quantity + 1)}>
        {t('more', { name })}
      </button>
      <button type="button" onClick={() => line.onRemove(id)}>
        {t('remove', { name })}
      </button>
      {error && <p role="alert">{error}</p>}
    </li>
  );
}
