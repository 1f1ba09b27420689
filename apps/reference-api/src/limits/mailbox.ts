import { domainToASCII } from 'node:url';

/** Providers that deliver to one mailbox however many dots the part before the `@` has. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address delivers to, judging by its spelling: without case, `+tag` and the dots that Gmail ignores.
 * For counting only; accounts are found by the address itself.
 */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const written = plain.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written;
  const [local = ''] = plain.slice(0, at).split('+', 1);
  if (!DOTLESS.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}
