import type { IssueTexts } from '@promenade/storefront-hooks/domain';
import type { FolderStrings, UiStrings } from '@promenade/storefront-ui';
import type { Locale } from './locale.ts';
import type { Message } from './message-format.ts';
import type accountMessages from './messages/en.account.json';
import type applicationMessages from './messages/en.application.json';
import type belowMessages from './messages/en.below.json';
import type browseMessages from './messages/en.browse.json';
import type consentMessages from './messages/en.consent.json';
import type contentMessages from './messages/en.content.json';
import type frameMessages from './messages/en.frame.json';
import type messages from './messages/en.json';
import type linkMessages from './messages/en.link.json';
import type listsMessages from './messages/en.lists.json';
import type merchantsMessages from './messages/en.merchants.json';
import type productMessages from './messages/en.product.json';
import type serviceMessages from './messages/en.service.json';
import type walletsMessages from './messages/en.wallets.json';

/** Name of a text that every page may say. */
export type MessageId = keyof typeof messages;

interface FolderMessages {
  /** Signing in, buying, orders and the account. */
  account: typeof accountMessages;
  /** Refunds and reviews that a shopper writes. */
  service: typeof serviceMessages;
  /** The page of one product, as it is seen first. */
  product: typeof productMessages;
  /** What stands below a product, and on pages of merchants: reviews, coupons, the merchant, other products. */
  below: typeof belowMessages;
  /** What may be measured. */
  consent: typeof consentMessages;
  /** The company, its rules, privacy. */
  content: typeof contentMessages;
  /** What opens over any page or appears after a while: commands, the offer of a subscription, changes of the cart. */
  frame: typeof frameMessages;
  /** What a link puts into the cart. */
  link: typeof linkMessages;
  /** Activities, the ranking, and what the home page shows further down. */
  lists: typeof listsMessages;
  /** Applying to become a merchant. */
  application: typeof applicationMessages;
  /** Merchants and their own pages. */
  merchants: typeof merchantsMessages;
  /** Lists with filters, and the search. */
  browse: typeof browseMessages;
  /** Buying with the wallets of the device. */
  wallets: typeof walletsMessages;
}

/** Words that only some pages say: each folder is a file of its own. */
export type WordFolder = keyof FolderMessages;
/** Name of a text of one folder. */
export type FolderMessageId<Folder extends WordFolder> = Folder extends WordFolder
  ? keyof FolderMessages[Folder]
  : never;

/** Texts by their names. */
export type Words = Readonly<Record<string, Message>>;

/** What every page of one language may say: the store's own words, and those of the components. */
export interface Catalogue {
  messages: Words;
  uiStrings: FolderStrings;
  /** Where the words of the folders are: each language knows its own files alone. */
  folders: Record<WordFolder, () => Promise<FolderWords>>;
}

/** What pages that name a folder may say besides. */
export interface FolderWords {
  messages: Words;
  /** Words of the components that go with them. */
  uiStrings?: Partial<UiStrings>;
  /** What to say of each issue of a form. */
  issueTexts?: IssueTexts;
}

const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: () => import('./catalogues/en.ts'),
  fr: () => import('./catalogues/fr.ts'),
};

/** Loads the words of one language and no other: those that every page may need. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogues[locale]();
}

/** The loaded words of some folders; `MoreWords` gives them to a page. */
export type LoadedWords = readonly (readonly [WordFolder, FolderWords])[];

/** Loads the words of some folders in one language. */
export async function loadWords(names: readonly WordFolder[], locale: Locale): Promise<LoadedWords> {
  if (names.length === 0) return [];
  const { folders } = await loadCatalogue(locale);
  return Promise.all(names.map(async (name) => [name, await folders[name]()] as const));
}

/** Loads what to say of each issue of a form, for places without a folder that has it. */
export async function loadIssueTexts(locale: Locale): Promise<IssueTexts> {
  const { issueTexts } = await (await loadCatalogue(locale)).folders.frame();
  if (!issueTexts) throw new Error('The folder "frame" has the texts of issues.');
  return issueTexts;
}
