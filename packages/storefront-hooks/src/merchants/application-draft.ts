import type { MerchantApplication } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';
import { browserStorage } from '../browser/storage.ts';
import { IMAGES_MAX } from '../domain/constants.ts';

/** The form with which a merchant applies, as far as it is filled in. */
export interface ApplicationDraft {
  /** The declined application that is sent in again. */
  id: number | null;
  /** Name of the company, at most 64 characters. */
  name: string;
  /** Name of the applicant, at most 64 characters. */
  realName: string;
  /** Where the code and the answer go. */
  email: string;
  /** Never required. */
  phone: string;
  /** Never required; at most 500 characters. */
  address: string;
  /** Words to find the merchant by; never required, at most 255 characters. */
  keywords: string;
  /** Trade of the merchant, one of `useMerchantTrades`. */
  categoryId: number | null;
  /** Kind of merchant, one of `useMerchantTypes`. */
  typeId: number | null;
  /** Whether the agreement is ticked. */
  isAgreed: boolean;
  /** Addresses of the pictures of papers that are uploaded. */
  qualificationPicture: readonly string[];
}

/** A draft and whose it is: nobody's until somebody who is signed in writes in it. */
export interface KeptDraft {
  readonly owner: string | undefined;
  readonly draft: ApplicationDraft;
}

/** The draft of one shop, kept in this tab across reloads and the way to the identity provider. */
export interface DraftStore {
  /** The same object until it changes. */
  read(): KeptDraft;
  write(kept: KeptDraft): void;
  forget(): void;
  subscribe(listener: () => void): () => void;
}

export const noDraft: KeptDraft = {
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

/** Longer than any field may be. */
const LONGEST = 2_000;

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '');
const numberOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null);

/** Whatever stands in storage: fields that make sense are taken, the others are empty. */
function parse(text: string | null): KeptDraft {
  try {
    const { owner, draft } = Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
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

const stores = new Map<number, DraftStore>();

/** The draft of a shop. */
export function draftStoreOf(storeId: number): DraftStore {
  const store = stores.get(storeId) ?? createDraftStore(`promenade.application.${storeId}`);
  stores.set(storeId, store);
  return store;
}

function createDraftStore(key: string): DraftStore {
  const storage = browserStorage('sessionStorage');
  const changes = createEmitter();
  let readText: string | null = null;
  let kept = noDraft;
  return {
    read() {
      const text = storage.get(key);
      if (text !== readText) {
        readText = text;
        kept = text === null ? noDraft : parse(text);
      }
      return kept;
    },
    write(next) {
      storage.set(key, JSON.stringify(next));
      changes.emit();
    },
    forget() {
      storage.remove(key);
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}

/** A declined application as a form, to be mended. */
export function draftOfApplication(application: MerchantApplication): ApplicationDraft {
  const { id, name, realName, email, phone, address, keywords, categoryId, typeId } = application;
  const { qualificationPicture } = application;
  const fields = { id, name, realName, email, phone, address, keywords, categoryId, typeId };
  return { ...fields, qualificationPicture, isAgreed: false };
}
