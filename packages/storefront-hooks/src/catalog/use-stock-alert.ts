'use client';
import { productsAlertInStock, type StockAlert } from '@promenade/storefront-sdk';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { typedEmail } from '../domain/typed-text.ts';
import { type EmailIssue, emailIssue } from '../domain/validation.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useFormWrite, type Write } from '../writes/use-write.ts';

/** A variant that is sold out. */
export interface SoldOutVariant {
  /** Id of the product. */
  productId: number;
  /** Id of the variant. */
  attrId: number;
}

/** The form to request an e-mail when a variant is available again. */
export interface UseStockAlert extends Pick<FormIssues<'email', EmailIssue>, 'issues' | 'clearIssue'> {
  /**
   * Requests the e-mail; rejects with kind `invalid`, and an issue of `email`, for a malformed address. If `confirmed` of the
   * result is false, a link was mailed to the address, which confirms it.
   */
  readonly ask: Write<[email: string], StockAlert>;
  /** The shopper's e-mail address, to prefill the field with; empty for a guest. */
  readonly initialEmail: string;
}

/**
 * Requests an e-mail when a variant is available again.
 * @endpoint POST /api/front/product/stock/alert
 */
export function useStockAlert({ productId, attrId }: SoldOutVariant): UseStockAlert {
  const { client } = useStorefront();
  const initialEmail = useSessionFact(({ shopper }) => shopper?.email) ?? '';
  const { issues, clearIssue, validateField } = useIssues<'email', EmailIssue>('products.alertInStock');
  const ask = useFormWrite(async (email: string) => {
    validateField('email', emailIssue(email));
    return productsAlertInStock(client, { productId, attrId, email: typedEmail(email) });
  });
  return { ask, issues, clearIssue, initialEmail };
}
