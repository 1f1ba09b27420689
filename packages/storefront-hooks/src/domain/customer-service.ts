import { parseUrl } from './parse-url.ts';
import { parsePhone, typedPhone } from './phone.ts';

/** Customer service settings of a shop or a merchant. `type` determines which other field is used. */
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

/** A contact option of customer service. */
export interface CustomerService {
  /** Kind of the contact: `link` opens a help page, `message` a conversation. */
  kind: 'link' | 'message' | 'phone' | 'email';
  /** Text to show: the phone number, the e-mail address or the link. */
  text: string;
  /** Target of the link: `https:`, `tel:` or `mailto:`. */
  href: string;
}

function linkTo(kind: 'link' | 'message', address: string | null | undefined): CustomerService | undefined {
  const text = address?.trim() ?? '';
  const url = parseUrl(text);
  return url?.protocol === 'https:' ? { kind, text, href: url.href } : undefined;
}

/** Services may have numbers as short as 115. */
const SHORT_NUMBER_DIGITS = 3;

function phoneTo(number: string | null | undefined): CustomerService | undefined {
  const phone = parsePhone(number ?? '', SHORT_NUMBER_DIGITS);
  if (!phone) return undefined;
  const digits = phone.number.replace(/[^\d+]/g, '');
  const extension = phone.extension ? `;ext=${phone.extension}` : '';
  return { kind: 'phone', text: typedPhone(number ?? ''), href: `tel:${digits}${extension}` };
}

function mailTo(address: string | null | undefined): CustomerService | undefined {
  const text = address?.trim() ?? '';
  return /^[^\s@?&%,;:<>"]+@[^\s@?&%,;:<>"]+$/.test(text) ? { kind: 'email', text, href: `mailto:${text}` } : undefined;
}

/** The contact option of customer service, or `undefined` if the settings contain no usable address. */
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
