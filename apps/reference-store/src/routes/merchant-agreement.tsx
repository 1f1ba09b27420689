import { queries } from '@promenade/storefront-hooks';
import { AgreementText } from '../components/AgreementText.tsx';
import { Page } from '../components/Page.tsx';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteRequest } from '../lib/route.ts';

export const handle: RouteHandle = { access: 'public' };

export async function loader({ data }: RouteRequest) {
  await data.read(queries.merchantAgreement());
}

export function Component() {
  const text = useText('application');
  return (
    <Page title={text('agreement.title')} above={[{ name: text('sell.title'), href: paths.sellWithUs }]} spaced>
      <AgreementText />
    </Page>
  );
}
