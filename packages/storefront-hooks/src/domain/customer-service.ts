import { parseUrl } from './parse-url.ts';

/** How customer service is reached, as a shop or a merchant has set it. Which field counts, the type says. */
export interface CustomerServiceFacts {
  /** `h5`, `message`, `phone`, `hotline` or `email`, in any case. */
  type: string | null | undefined;
  /** Address of a page, for `h5`. */
  link?: string | null | undefined;
  /** Address of a conversation, for `message`. */
  message?: string | null | undefined;
  /** Number, for `phone` and `hotline`. */
  phone?: string | null | undefined;
  /** Address, for `email`. */
  email?: string | null | undefined;
}

/** A way to customer service that can be shown. */
export interface CustomerService {
  /** What kind of way: `link` opens a page of help, `message` a conversation. */
  kind: 'link' | 'message' | 'phone' | 'email';
  /** What to show: the number or the address, for a link the link itself. */
  text: string;
  /** Where it leads: `https:`, `tel:` or `mailto:`. */
  href: string;
}

function linkTo(kind: 'link' | 'message', address: string | null | undefined): CustomerService | undefined {
  const text = address?.trim() ?? '';
  const url = parseUrl(text);
  return url?.protocol === 'https:' ? { kind, text, href: url.href } : undefined;
}

function phoneTo(number: string | null | undefined): CustomerService | undefined {
  const text = number?.trim() ?? '';
  const digits = text.replace(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? { kind: 'phone', text, href: `tel:${digits}` } : undefined;
}

function mailTo(address: string | null | undefined): CustomerService | undefined {
  const text = address?.trim() ?? '';
  return /^[^\s@?&%,;:<>"]+@[^\s@?&%,;:<>"]+$/.test(text) ? { kind: 'email', text, href: `mailto:${text}` } : undefined;
}

/** The way to customer service, or none where what is set leads nowhere. */
export function customerService(facts: CustomerServiceFacts): CustomerService | undefined {
  switch (facts.type?.toLowerCase()) {
    case 'h5':
      return linkTo('link', facts.link);
    case 'message':
      return linkTo('message', facts.message);
    case 'phone':
    case 'hotline':
      return phoneTo(facts.phone);
    case 'email':
      return mailTo(facts.email);
    default:
      return undefined;
  }
}
