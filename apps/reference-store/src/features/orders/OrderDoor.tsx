import { useOrderByToken, useSession } from '@promenade/storefront-hooks';
import { SignedInOnly } from '../account/SignedInOnly.tsx';
import { MailedOrder } from './MailedOrder.tsx';
import { OrderGate } from './OrderGate.tsx';
import { useMailToken } from './use-mail-token.ts';

/** An order for its owner, who is signed in, or for whoever has the link of its mail. */
export function OrderDoor({ orderNo, title, hint }: { orderNo: string; title: string; hint: string }) {
  const token = useMailToken(orderNo);
  const { state } = useSession();
  // Opening the link also confirms to the shop that its mail was read, whoever is signed in.
  useOrderByToken(token ?? null);
  const mailed = token ? <MailedOrder orderNo={orderNo} token={token} /> : undefined;
  if (mailed && state !== 'authenticated' && state !== 'unknown') return mailed;
  return (
    <SignedInOnly title={title} hint={hint}>
      <OrderGate orderNo={orderNo} unknown={mailed} />
    </SignedInOnly>
  );
}
