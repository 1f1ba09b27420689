import { usePriceAlerts, useUser } from '@promenade/storefront-hooks';
import { Switch } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { useNotices } from '../lib/notices.ts';

/** Whether the shopper receives a mail when a product on the wish list becomes cheaper. Hidden if the backend sends no such mails. */
export function PriceAlertSwitch() {
  const text = useText('account');
  const notices = useNotices();
  const { data: user } = useUser();
  const { isOn, set } = usePriceAlerts();
  if (isOn === undefined) return null;
  const change = (wanted: boolean) =>
    set
      .run(wanted)
      .then(
        () =>
          notices.confirm(
            wanted ? text('wishes.priceAlertsOn', { email: user?.email ?? '' }) : text('wishes.priceAlertsOff'),
          ),
        notices.fail,
      );
  return (
    <Switch
      label={text('wishes.priceAlerts')}
      checked={isOn}
      onCheckedChange={(wanted) => void (set.isPending || change(wanted))}
    />
  );
}
