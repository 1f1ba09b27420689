import { useMerchantApplications } from '@promenade/storefront-hooks';
import { Alert } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

/** Says that a declined application is being corrected, and why it was declined. */
export function ResubmissionNotice({ id }: { id: number }) {
  const text = useText('application');
  const { data } = useMerchantApplications();
  const reason = data?.find((application) => application.id === id)?.denialReason;
  return (
    <Alert tone="caution" title={text('apply.resubmission', { number: id })}>
      {reason ? text('apply.resubmissionReason', { reason }) : text('apply.resubmissionText')}
    </Alert>
  );
}
