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

/** Requests a page of the store without a browser. */
export async function readPage(path: string, headers: Record<string, string> = {}): Promise<PlainPage> {
  const response = await fetch(storeUrl() + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
  const html = await response.text();
  // Stylesheets and inlined data are not needed here, and take longer to parse than everything else.
  const { document } = new JSDOM(html.replace(/<style[\s\S]*?<\/style>/g, '')).window as { document: Document };
  return { status: response.status, headers: response.headers, html, document };
}

/** The text of a part of the page, with plain and single spaces. */
export const textOf = (part: Element | Document | null | undefined): string => {
  const element = part && 'body' in part ? (part as Document).body : (part as Element | null | undefined);
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
};
