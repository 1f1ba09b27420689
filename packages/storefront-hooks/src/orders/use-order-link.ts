'use client';
import { visitorsMailLink } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { type OrderNumberIssue, orderNumberIssue, orderNumberOf } from '../domain/order-number.ts';
import { typedEmail } from '../domain/typed-text.ts';
import { type EmailIssue, emailIssue } from '../domain/validation.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useFormWrite, type Write } from '../writes/use-write.ts';

type OrderLinkIssues = FormIssues<'orderNo' | 'email', OrderNumberIssue | EmailIssue>;

/** The form that sends the link of an order again. */
export interface UseOrderLink extends Pick<OrderLinkIssues, 'issues' | 'clearIssue'> {
  /**
   * Sends the link of an order to its e-mail address. Succeeds also if there is no such order. Rejects with kind `invalid` for
   * malformed input, and `rate-limited` after too many requests.
   */
  readonly send: Write<[order: { orderNo: string; email: string }], void>;
}

/**
 * Sends the link that opens an order without an account.
 * @endpoint POST /api/front/order/visitor/mail
 */
export function useOrderLink(): UseOrderLink {
  const { client } = useStorefront();
  const { issues, clearIssue, validate } = useIssues<'orderNo' | 'email', OrderNumberIssue | EmailIssue>(
    'visitors.mailLink',
  );
  const send = useFormWrite(async ({ orderNo, email }: { orderNo: string; email: string }) => {
    const found = { orderNo: orderNumberIssue(orderNo), email: emailIssue(email) };
    validate({ ...(found.orderNo && { orderNo: found.orderNo }), ...(found.email && { email: found.email }) });
    await visitorsMailLink(client, { orderNo: orderNumberOf(orderNo), email: typedEmail(email) });
  });
  return { send, issues, clearIssue };
}
