import { useStorefront } from '@promenade/storefront-hooks';
import { Alert, Button } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

/** Why the rest of a product did not come, and another try. */
export function QuickViewError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useText();
  const { errorText } = useStorefront();
  return (
    <Alert
      tone="critical"
      announce
      action={
        <Button size="small" variant="outline" onClick={onRetry}>
          {text('action.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
