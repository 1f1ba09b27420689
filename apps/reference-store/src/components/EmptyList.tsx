import { Button, Message } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';

/** A list of the shop that has no entries, with a link to all products. */
export function EmptyList({ title }: { title: string }) {
  const text = useText('lists');
  return (
    <Message
      title={title}
      actions={
        <Button href={paths.allProducts} variant="outline">
          {text('nav.allProducts')}
        </Button>
      }
    >
      {text('activities.emptyText')}
    </Message>
  );
}
