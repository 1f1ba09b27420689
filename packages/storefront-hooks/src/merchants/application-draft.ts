import type { MerchantApplication } from '@promenade/storefront-sdk';
import { storageKey } from '../browser/storage-key.ts';
import { createStoredValue, type StoredValue } from '../browser/stored-value.ts';
import { IMAGES_MAX } from '../domain/constants.ts';

/** Input of the merchant application form. */
export interface ApplicationDraft {
  /** Id of the declined application that is submitted again; null for a new application. */
  id: number | null;
  /** Name of the company, at most 64 characters. */
  name: string;
  /** Name of the applicant, at most 64 characters. */
  realName: string;
  /** E-mail address for the verification code and the decision. */
  email: string;
  /** Optional. */
  phone: string;
  /** Optional; at most 500 characters. */
  address: string;
  /** Search keywords of the merchant; optional, at most 255 characters. */
  keywords: string;
  /** Business category of the merchant, one of `useBusinessCategories`. */
  categoryId: number | null;
  /** Merchant type, one of `useMerchantTypes`. */
  typeId: number | null;
  /** Whether the applicant accepts the agreement. */
  isAgreed: boolean;
  /** Addresses of the uploaded pictures of documents. */
  qualificationPicture: readonly string[];
}

/** A draft and its owner's subject, which is undefined until a signed-in shopper changes the draft. */
export interface StoredDraft {
  readonly owner: string | undefined;
  readonly draft: ApplicationDraft;
}

export const noDraft: StoredDraft = {
  owner: undefined,
  draft: {
    id: null,
    name: '',
    realName: '',
    email: '',
    phone: '',
    address: '',
    keywords: '',
    categoryId: null,
    typeId: null,
    isAgreed: false,
    qualificationPicture: [],
  },
};

/** Limit for stored text; no field may be that long. */
const TEXT_MAX_LENGTH = 2_000;

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, TEXT_MAX_LENGTH) : '');
const numberOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null);

/** The stored text is untrusted input: invalid fields become empty. */
function parse(text: string | null): StoredDraft {
  if (text === null) return noDraft;
  try {
    const { owner, draft } = Object(JSON.parse(text)) as Record<string, unknown>;
    const given = Object(draft) as Record<string, unknown>;
    const pictures = Array.isArray(given.qualificationPicture) ? given.qualificationPicture : [];
    return {
      owner: typeof owner === 'string' ? owner : undefined,
      draft: {
        id: numberOf(given.id),
        name: textOf(given.name),
        realName: textOf(given.realName),
        email: textOf(given.email),
        phone: textOf(given.phone),
        address: textOf(given.address),
        keywords: textOf(given.keywords),
        categoryId: numberOf(given.categoryId),
        typeId: numberOf(given.typeId),
        isAgreed: given.isAgreed === true,
        qualificationPicture: pictures.map(textOf).filter(Boolean).slice(0, IMAGES_MAX),
      },
    };
  } catch {
    return noDraft;
  }
}

const drafts = new Map<number, StoredValue<StoredDraft>>();

/** The draft of a shop, stored in this tab, so that it survives reloads and the redirect to the identity provider. */
export function draftOf(storeId: number): StoredValue<StoredDraft> {
  const draft = drafts.get(storeId) ?? createStoredValue('sessionStorage', storageKey('application', storeId), parse);
  drafts.set(storeId, draft);
  return draft;
}

/** The form input of a declined application, to correct it. */
export function draftOfApplication(application: MerchantApplication): ApplicationDraft {
  const { id, name, realName, email, phone, address, keywords, categoryId, typeId } = application;
  const { qualificationPicture } = application;
  const fields = { id, name, realName, email, phone, address, keywords, categoryId, typeId };
  return { ...fields, qualificationPicture, isAgreed: false };
}
