import { errorTextIn } from '@promenade/storefront-hooks';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { Alert, Button } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';

/** Shown in place of a list that could not be loaded. */
export function ListFailure({ error, onRetry }: { error: StorefrontError; onRetry: () => Promise<void> }) {
  const text = useText();
  const { locale } = useEnvironment();
  const retry = (
    <Button size="small" variant="outline" onClick={() => void onRetry()}>
      {text('action.retry')}
    </Button>
  );
  return (
    <Alert tone="critical" announce title={text('list.failed')} actions={retry}>
      {errorTextIn(error, locale)}
    </Alert>
  );
}
