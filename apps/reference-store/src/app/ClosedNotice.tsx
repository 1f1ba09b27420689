import { useStorefront } from '@promenade/storefront-hooks';
import { storeDetails } from '@promenade/storefront-sdk';
import { NoticeBar } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useText } from '../i18n/texts.tsx';

/** A shop may open earlier than announced, and shoppers leave a page that does not change, so ask often. */
const ASK_EVERY_MS = 10_000;

export interface ClosedNoticeProps {
  /** Called once the shop is open again. */
  onOpen(): void;
}

/** Polls until the shop is open again, then reloads all data on the screen. */
export function ClosedNotice({ onOpen }: ClosedNoticeProps) {
  const text = useText('frame');
  const { client, invalidate } = useStorefront();
  useEffect(() => {
    const ask = () =>
      storeDetails(client, {}, { retries: 0 }).then(
        () => {
          void invalidate();
          onOpen();
        },
        () => undefined,
      );
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, invalidate, onOpen]);
  return <NoticeBar tone="caution" text={text('closed.text')} />;
}
