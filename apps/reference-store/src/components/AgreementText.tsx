import { errorTextIn, useMerchantAgreement } from '@promenade/storefront-hooks';
import { LoadError, Prose, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { PlainHtml } from './PlainHtml.tsx';

/** The title of the agreement stands above it already. */
const leadingTitle = /^\s*<h2\b[^>]*>[\s\S]*?<\/h2\s*>/i;

/** What applicants agree to. It is HTML of the backend, of which only text and plain structure are shown. */
export function AgreementText() {
  const text = useText('application');
  const { locale } = useEnvironment();
  const { data, error, isRefreshing, refresh } = useMerchantAgreement();
  if (data) {
    return (
      <Prose>
        <PlainHtml html={data.agreement.replace(leadingTitle, '')} />
      </Prose>
    );
  }
  if (error) {
    return (
      <LoadError
        title={text('agreement.failed')}
        text={errorTextIn(error, locale)}
        onRetry={() => void refresh()}
        retryPending={isRefreshing}
      />
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" />
    </div>
  );
}
