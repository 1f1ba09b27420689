import { AccountShell } from '../features/account/AccountShell.tsx';
import { ReviewWriting } from '../features/review-writing/ReviewWriting.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const orderNo = url.searchParams.get('orderNo')?.trim() ?? '';
  const line = Number(url.searchParams.get('line'));
  const lineId = Number.isSafeInteger(line) && line > 0 ? line : undefined;
  return (
    <AccountShell title={useText('service')('writing.form.title')}>
      <ReviewWriting key={`${orderNo} ${lineId}`} orderNo={orderNo} lineId={lineId} />
    </AccountShell>
  );
}
