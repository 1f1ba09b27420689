import { useSession, useWrite } from '@promenade/storefront-hooks';
import { Button, EmptyState } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

/** Instead of what needs to know the customer, while the identity provider cannot be asked. It goes away by itself. */
export function SessionUnreachable() {
  const text = useText('account');
  const { start } = useSession();
  const { run, isPending } = useWrite(start);
  return (
    <EmptyState
      headingLevel={1}
      title={text('session.unreachable')}
      action={
        <Button onClick={() => void run()} pending={isPending}>
          {text('action.retry')}
        </Button>
      }
    >
      {text('session.unreachableText')}
    </EmptyState>
  );
}
