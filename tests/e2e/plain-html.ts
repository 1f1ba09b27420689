// @ts-expect-error The package comes without types.
import { JSDOM } from 'jsdom';
import { storeUrl } from './shop.ts';

/** A page as the server sends it, before any script runs. */
export interface PlainPage {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
}

/** Requests after which a page is taken as it is. */
const REQUESTS_MAX = 10;

/**
 * Requests a page of the store without a browser. On a busy machine, data that browsers can load themselves may come too late
 * for the page, which is then neither complete nor stored: it is requested again.
 */
export async function readPage(path: string, headers: Record<string, string> = {}): Promise<PlainPage> {
  for (let requests = 1; ; requests++) {
    const response = await fetch(storeUrl() + path, {
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
    });
    const html = await response.text();
    const isPrivate = response.headers.has('x-robots-tag');
    const isStored = response.headers.get('cache-control') !== 'no-store';
    if (response.status === 200 && !isPrivate && !isStored && requests < REQUESTS_MAX) continue;
    // Stylesheets and inlined data are not needed here, and take longer to parse than everything else.
    const { document } = new JSDOM(html.replace(/<style[\s\S]*?<\/style>/g, '')).window as { document: Document };
    return { status: response.status, headers: response.headers, html, document };
  }
}

/** The text of a part of the page, with plain and single spaces. */
export const textOf = (part: Element | Document | null | undefined): string => {
  const element = part && 'body' in part ? (part as Document).body : (part as Element | null | undefined);
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
};
