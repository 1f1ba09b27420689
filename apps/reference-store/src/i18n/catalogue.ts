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

/** Id of a text that every page may use. */
export type MessageId = keyof typeof messages;

interface FolderMessages {
  /** Signing in, buying, orders and the account. */
  account: typeof accountMessages;
  /** Refunds and reviews that a shopper writes. */
  service: typeof serviceMessages;
  /** The product page's first view. */
  product: typeof productMessages;
  /** The lower part of product pages, and merchants' pages: reviews, coupons, the merchant, other products. */
  below: typeof belowMessages;
  /** The consent question. */
  consent: typeof consentMessages;
  /** The company, its rules, privacy. */
  content: typeof contentMessages;
  /** Overlays of any page: commands, the newsletter offer, changes of the cart. */
  frame: typeof frameMessages;
  /** The page of a link to the cart. */
  link: typeof linkMessages;
  /** Activities, bestsellers, and the lower part of the home page. */
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

/** Texts that only some pages use: each folder is loaded separately. */
export type WordFolder = keyof FolderMessages;
/** Id of a text in one folder. */
export type FolderMessageId<Folder extends WordFolder> = Folder extends WordFolder
  ? keyof FolderMessages[Folder]
  : never;

/** Texts by id. */
export type Words = Readonly<Record<string, Message>>;

/** All texts of one language: the store's, and those of the components. */
export interface Catalogue {
  messages: Words;
  uiStrings: FolderStrings;
  /** Each language contains only its files. */
  files: FolderFiles;
}

/** Loads the texts of folders, by path of their file. `bundling/compiled-messages.ts` makes a module of each. */
export type FolderFiles = Record<string, () => Promise<FolderWords>>;

/** Texts of one folder. */
export interface FolderWords {
  messages: Words;
  /** Texts of the components that go with them. */
  uiStrings?: Partial<UiStrings>;
  /** Messages for the issues of a form. */
  issueTexts?: IssueTexts;
}

const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: () => import('./catalogues/en.ts'),
  fr: () => import('./catalogues/fr.ts'),
};

/** Loads the texts of one language that every page may need. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogues[locale]();
}

/** The loaded texts of some folders, for `MoreWords`. */
export type LoadedWords = readonly (readonly [WordFolder, FolderWords])[];

/** Loads the texts of some folders in one language. */
export async function loadWords(names: readonly WordFolder[], locale: Locale): Promise<LoadedWords> {
  if (names.length === 0) return [];
  const { files } = await loadCatalogue(locale);
  return Promise.all(names.map(async (name) => [name, await loadFolder(files, name, locale)] as const));
}

/** Loads the messages for the issues of a form, for code without a folder that includes them. */
export async function loadIssueTexts(locale: Locale): Promise<IssueTexts> {
  const { files } = await loadCatalogue(locale);
  const { issueTexts } = await loadFolder(files, 'frame', locale);
  if (!issueTexts) throw new Error('The folder "frame" has the texts of issues.');
  return issueTexts;
}

function loadFolder(files: FolderFiles, name: WordFolder, locale: Locale): Promise<FolderWords> {
  const load = files[`../messages/${locale}.${name}.json`];
  if (!load) throw new Error(`The folder "${name}" has no texts in "${locale}".`);
  return load();
}
