import { useMerchantAgreement } from '@promenade/storefront-hooks';
import { Prose, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { PlainHtml } from './PlainHtml.tsx';
import { ReadError } from './ReadError.tsx';

/** The page shows the title of the agreement itself. */
const leadingTitle = /^\s*<h2\b[^>]*>[\s\S]*?<\/h2\s*>/i;

/** The merchant agreement. It is HTML of the backend, of which only text and plain structure are shown. */
export function AgreementText() {
  const text = useText('application');
  const { data, error, isRefreshing, refresh } = useMerchantAgreement();
  if (data) {
    return (
      <Prose>
        <PlainHtml html={data.agreement.replace(leadingTitle, '')} />
      </Prose>
    );
  }
  if (error) {
    return <ReadError title={text('agreement.failed')} of={{ error, isRefreshing, refresh }} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" />
    </div>
  );
}
