import { renderToReadableStream } from 'react-dom/server';
import { App } from './app/App.tsx';
import { Document } from './app/Document.tsx';
import type { Handoff } from './app/handoff.ts';
import { installOwnerPages } from './components/owner-parts.ts';
import { PlainCart } from './components/PlainCart.tsx';
import { OwnerMarkupContext } from './lib/owner-markup.ts';
import { PlainCartContext } from './lib/plain-cart.ts';
import { ServerHead, ServerTail } from './server/DocumentParts.tsx';
import { createNonce, encoder } from './server/digest.ts';
import { pageMarkdown } from './server/facts/describe-page.ts';
import type { PageFacts } from './server/facts/page-facts.ts';
import type { InlineCode } from './server/inline-code.ts';
import { createOwnerMarkup, hasOwnerPages, lacksOwnerPage, OWNER_PARTS } from './server/owner-pages.ts';
import type { PageAnswer, PageRequest, RenderedPage } from './server/page-renderer.ts';
import { type PageReading, readPage } from './server/read-page.ts';
import { tagSourcesOf } from './server/tag-sources.ts';

installOwnerPages();

/**
 * Renders a page.
 *
 * @param read Requests data from the API; responses that are the same for all guests may be shared between pages.
 */
export async function renderPage(request: PageRequest, apiUrl: string, read = fetch): Promise<PageAnswer> {
  const { locale, signal } = request;
  const reading = await readPage(request, apiUrl, read);
  if (reading.kind !== 'reading') return reading;
  const { client, data, url, now, catalogue, match, loaded, error, store, theme, cart, facts } = reading;
  if (request.form === 'markdown' && facts) return markdownPage(reading, facts);
  const { pathname, search } = request.url;
  const page = {
    ...{ match, loaded, error, url },
    location: { pathname, search, hash: '', state: null, key: 'first' },
    arrival: 'load' as const,
  };
  // Data that arrives later is left to the browser, so that server and browser render the same. Sorted, so that equal pages have equal bytes.
  const fallback = Object.fromEntries(
    Object.entries(data.fallback).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const answers = [...data.answers];
  const hasOwn = hasOwnerPages(answers);
  const handoff: Handoff = { now, origin: url.origin, store, fallback, error, hasOwnerPages: hasOwn };
  const assets = request.assetsOf(match && { ...match.route, ...(hasOwn && { also: OWNER_PARTS }) }, locale);
  const { handle } = loaded?.module ?? {};
  const isPrivate = handle?.access === 'private';
  const inline: InlineCode = { nonce: isPrivate ? createNonce() : undefined, scripts: new Set(), styles: new Set() };
  const writeOwnerMarkup = createOwnerMarkup({ origin: url.origin, locale, inline, fallback });
  let hasFailed = false;

  const stream = await renderToReadableStream(
    <Document
      locale={locale}
      favicon={store.websiteFavicon}
      head={<ServerHead {...{ assets, inline, isPrivate, hasOwnerPages: hasOwn }} themeCss={theme.css} />}
      tail={<ServerTail {...{ assets, inline, isPrivate, handoff }} descriptions={facts?.data ?? []} />}
    >
      <OwnerMarkupContext value={writeOwnerMarkup}>
        <PlainCartContext value={cart && <PlainCart groups={cart} now={now} />}>
          <App client={client} locale={locale} catalogue={catalogue} handoff={handoff} page={page} />
        </PlainCartContext>
      </OwnerMarkupContext>
    </Document>,
    {
      ...(inline.nonce !== undefined && { nonce: inline.nonce }),
      signal,
      // Otherwise, on long pages React sends the content of boundaries hidden, and only scripts could show it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        hasFailed = true;
        if (!signal.aborted) console.error(error);
      },
    },
  );
  await stream.allReady;
  return {
    kind: 'page',
    status: error?.code ?? 200,
    bytes: new Uint8Array(await new Response(stream).arrayBuffer()),
    form: 'html',
    hasMarkdown: facts !== undefined,
    isPrivate,
    isPartial:
      hasFailed || reading.lacksStore || theme.isMissing || !data.isComplete() || lacksOwnerPage(answers, url.pathname),
    inline,
    now,
    answers,
    tags: isPrivate ? undefined : tagSourcesOf(store),
    embeds: handle?.embeds,
    framed: handle?.framed,
  };
}

/** Renders a page as Markdown, which needs neither scripts nor styles. */
function markdownPage({ data, error, now, lacksStore, factsInput }: PageReading, facts: PageFacts): RenderedPage {
  return {
    kind: 'page',
    status: error?.code ?? 200,
    bytes: encoder.encode(pageMarkdown(facts, factsInput)),
    form: 'markdown',
    hasMarkdown: true,
    isPrivate: false,
    isPartial: lacksStore || !data.isComplete(),
    inline: { nonce: undefined, scripts: new Set(), styles: new Set() },
    now,
    answers: [...data.answers],
  };
}
