import { SHOP_CLOSED_CODE } from '@promenade/storefront-sdk/errors';
import type { MessageId, MessageValues } from './messages.ts';

/** The codes the API refuses with; the body's code and the HTTP status are the same. */
export type RefusalCode = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

/** The code of the envelope where it says more than the HTTP status. */
const ENVELOPE_CODES: { readonly [Id in MessageId]?: number } = { shopClosed: SHOP_CLOSED_CODE };

export interface RefusalOptions {
  values?: MessageValues;
  /** Sentences by field, travelling as `data.fieldErrors`. */
  fields?: Readonly<Record<string, { id: MessageId; values?: MessageValues }>>;
  /** Travels as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Requests a DPoP proof with this nonce; sent as `DPoP-Nonce` (RFC 9449, section 9). */
  proofNonce?: string;
  /** Whether writes before the refusal are committed, such as a counted try. */
  keepsWrites?: boolean;
}

/** A request that is intentionally refused, with an error envelope. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: RefusalCode;
  readonly id: MessageId;
  readonly options: RefusalOptions;

  constructor(code: RefusalCode, id: MessageId, options: RefusalOptions = {}) {
    super(id);
    this.code = code;
    this.id = id;
    this.options = options;
  }

  /** The code of its envelope. */
  get envelopeCode(): number {
    return ENVELOPE_CODES[this.id] ?? this.code;
  }
}

/** The same refusal for missing objects and for those of other owners. */
export function notFound(): Refused {
  return new Refused(404, 'notFound');
}

/** A refusal that concerns one field and says so in the message as well. */
export function badField(field: string, id: MessageId, values: MessageValues = {}): Refused {
  return new Refused(400, id, { values, fields: { [field]: { id, values } } });
}
