import inject, { type InjectOptions, type Response } from 'light-my-request';
import type { RenderedPage } from './page-renderer.ts';
import type { StoreServer } from './store-server.ts';

/** Sends a request to a store server without using the network. */
export const ask = ({ server }: StoreServer, options: InjectOptions): Promise<Response> =>
  inject((request, response) => void server.emit('request', request, response), options);

/** A rendered page with its text. */
export const withText = (page: RenderedPage) => ({ ...page, text: new TextDecoder().decode(page.bytes) });

const DOCUMENT = '<!DOCTYPE html><title>page</title>';

/** A rendered public page with some properties changed. */
export const renderedPage = ({
  text = DOCUMENT,
  ...changes
}: Partial<RenderedPage> & { text?: string } = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  bytes: new TextEncoder().encode(text),
  form: 'html',
  hasMarkdown: false,
  isPrivate: false,
  isPartial: false,
  inline: { nonce: changes.isPrivate ? 'bm9uY2Vub25jZW5vbmNlMQ==' : undefined, scripts: new Set(), styles: new Set() },
  now: Date.now(),
  answers: [],
  ...changes,
});
