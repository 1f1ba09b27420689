import { AccountShell } from '../features/account/AccountShell.tsx';
import { ReviewList } from '../features/review-writing/ReviewList.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('service')('writing.title')}>
      <ReviewList url={url} />
    </AccountShell>
  );
}
