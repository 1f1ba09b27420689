import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Release } from '../limits/concurrency-limit.ts';
import { brotli, compressWith, DICTIONARY_ENCODING, hasDictionaries, QUICK, SMALLEST } from './dictionary.ts';
import type { PublicPage } from './page-cache.ts';
import { acceptedEncodings } from './request.ts';

const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Shorter responses fit into one packet anyway. */
const COMPRESSED_MIN_BYTES = 512;

type Compress = (html: Uint8Array) => Promise<Buffer>;

/** Encodings of pages, best first. */
const compressors: Readonly<Record<string, Compress>> = {
  br: (html) => brotli(html, QUICK),
  // Available since Node 22.15.
  ...(zlib.zstdCompress && { zstd: promisify<zlib.InputType, Buffer>(zlib.zstdCompress) }),
  // The default, 6, takes half as long again for a hundredth fewer bytes.
  gzip: (html) => gzip(html, { level: 5 }),
};

/** SHA-256 of the dictionary that a client has for a request, in base64. */
export function availableDictionary(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['available-dictionary'];
  const [, hash] = header === undefined ? [] : (/^:([\w+/]{43}=):$/.exec(`${header}`) ?? []);
  return hash !== undefined && acceptedEncodings(headers['accept-encoding']).has(DICTIONARY_ENCODING)
    ? hash
    : undefined;
}

/** Browsers send only a few different headers, so the results are cached. */
const encodings = new LRUCache<string, string>({
  max: 200,
  memoMethod: (header) => {
    const accepted = acceptedEncodings(header);
    return Object.keys(compressors).find((name) => accepted.has(name)) ?? '';
  },
});

/** The best encoding that a client accepts; empty for none. */
const encodingFor = (headers: IncomingHttpHeaders): string => encodings.memo(`${headers['accept-encoding'] ?? ''}`);

/** Compresses a private response. */
export async function compressed(
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>>,
  requested: IncomingHttpHeaders,
): Promise<EncodedPage> {
  const bytes = Buffer.from(body);
  const compress = compressors[encodingFor(requested)];
  const isCompressible = /^text\//.test(headers['content-type'] ?? '') && bytes.length >= COMPRESSED_MIN_BYTES;
  if (!compress || !isCompressible) return { bytes, headers: { ...headers, 'content-length': `${bytes.length}` } };
  const small = await compress(bytes);
  const encoding = { 'content-encoding': encodingFor(requested), 'content-length': `${small.length}` };
  return { bytes: small, headers: { ...headers, ...encoding, vary: 'Accept-Encoding' } };
}

/** A page in the encoding for one client. */
export interface EncodedPage {
  bytes: Uint8Array;
  headers: Readonly<Record<string, string>>;
  /** Whether brotli could compress it further with more time. */
  isQuick?: boolean;
}

type Form = EncodedPage | Promise<EncodedPage>;

/** Whether browsers may use the page as a dictionary for the next one. */
const isDictionary = ({ headers }: PublicPage): boolean =>
  hasDictionaries && headers['content-type']?.startsWith('text/html') === true;

/** Memory in bytes for documents that browsers may have as dictionaries. */
const DICTIONARIES_BYTES = 24 * 1024 * 1024;
/** Maximum cached encodings of one page. Which of them use a dictionary depends on the visitors' previous pages. */
const FORMS_MAX = 12;

/**
 * Compresses public pages, each once per encoding. Browsers use a loaded document as the dictionary for the next one (RFC 9842), so every page after
 * the first is transferred as little more than its content.
 */
export function createPageEncoder() {
  const formsOf = new WeakMap<PublicPage, LRUCache<string, Form>>();
  const dictionaries = new LRUCache<string, Uint8Array>({
    maxSize: DICTIONARIES_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  let isShrinking = false;

  function newForms(page: PublicPage): LRUCache<string, Form> {
    const forms = new LRUCache<string, Form>({ max: FORMS_MAX });
    formsOf.set(page, forms);
    if (isDictionary(page)) dictionaries.set(createHash('sha256').update(page.bytes).digest('base64'), page.bytes);
    return forms;
  }

  function encoded(page: PublicPage, bytes: Uint8Array, encoding: string): EncodedPage {
    return {
      bytes,
      headers: {
        ...page.headers,
        ...(isDictionary(page) && { 'use-as-dictionary': 'match="/*", match-dest=("document")' }),
        ...(encoding && { 'content-encoding': encoding }),
        'content-length': `${bytes.length}`,
      },
    };
  }

  /** Replaces a quickly compressed page by a smaller one. One at a time, so that a busy server keeps its processors for requests. */
  async function shrink(page: PublicPage, forms: LRUCache<string, Form>, name: string): Promise<void> {
    if (isShrinking) return;
    isShrinking = true;
    try {
      const dictionary = dictionaries.peek(name);
      if (name === 'br') forms.set(name, encoded(page, await brotli(page.bytes, SMALLEST), name));
      else if (dictionary) {
        const bytes = await compressWith(dictionary, page.bytes, SMALLEST);
        forms.set(name, encoded(page, bytes, DICTIONARY_ENCODING));
      }
    } finally {
      isShrinking = false;
    }
  }

  /** `tryTurn` returns undefined if this visitor's page must be sent without dictionary compression now. */
  return (page: PublicPage, headers: IncomingHttpHeaders, tryTurn: () => Release | undefined): Form => {
    const forms = formsOf.get(page) ?? newForms(page);
    const known = (name: string): Form | undefined => {
      const form = forms.get(name);
      if (form && 'isQuick' in form) shrink(page, forms, name).catch(() => undefined);
      return form;
    };
    const make = (name: string, encoding: string, compressed: Promise<Uint8Array>): Promise<EncodedPage> => {
      const isQuick = encoding === 'br' || encoding === DICTIONARY_ENCODING;
      const making = compressed.then((bytes) => ({ ...encoded(page, bytes, encoding), ...(isQuick && { isQuick }) }));
      forms.set(name, making);
      making.then(
        (made) => forms.set(name, made),
        () => forms.delete(name),
      );
      return making;
    };

    const hash = availableDictionary(headers);
    const dictionary = hash && dictionaries.get(hash);
    if (hash && dictionary) {
      const form = known(hash);
      if (form) return form;
      const release = tryTurn();
      if (release) return make(hash, DICTIONARY_ENCODING, compressWith(dictionary, page.bytes, QUICK).finally(release));
    }
    const encoding = encodingFor(headers);
    const compress = compressors[encoding];
    if (!compress) return encoded(page, page.bytes, '');
    return known(encoding) ?? make(encoding, encoding, compress(page.bytes));
  };
}
