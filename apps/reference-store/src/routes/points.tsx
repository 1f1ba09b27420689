import { AccountShell } from '../features/account/AccountShell.tsx';
import { PointsPage } from '../features/points/PointsPage.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const page = Number(url.searchParams.get('page') ?? 1);
  return (
    <AccountShell title={useText('account')('points.title')}>
      <PointsPage page={Number.isSafeInteger(page) && page > 0 ? page : 1} />
    </AccountShell>
  );
}
