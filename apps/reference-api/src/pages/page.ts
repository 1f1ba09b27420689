import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Locale } from '../db/index.ts';
import { brandPicture } from '../media/urls.ts';
import { Html, html } from './html.ts';
import { pageStyle } from './style.ts';

const FAVICON = `${brandPicture()}?w=160`;

/** A page that the API shows itself. */
export interface PageContent {
  locale: Locale;
  title: string;
  /** Origin of the shop, for the way home. */
  publicUrl: string;
  body: Html;
  /** Other origins to which a form on the page redirects in the end. */
  formTargets?: readonly string[];
  /** Whether the page frames another page of this API. */
  hasFrame?: boolean;
  isWide?: boolean;
  /** Address of the one script that may run in it. */
  script?: string | undefined;
}

/** The page and its headers. Nothing may run in it but its own script, and no style but its own counts. */
export function buildPage(page: PageContent): { text: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64url');
  const { locale, title, publicUrl, body, formTargets = [], hasFrame, isWide, script } = page;
  const home = locale === 'fr' ? `${publicUrl}/fr` : `${publicUrl}/`;
  const document = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} · Promenade</title>
<link rel="icon" type="image/webp" href="${FAVICON}">
<style nonce="${nonce}">${new Html(pageStyle)}</style>${script && html`<script src="${script}" defer></script>`}</head>
<body><header class="top"><a class="mark" href="${home}">Promenade</a></header>
<main${isWide && html` class="wide"`}>${body}</main></body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script ? ["script-src 'self'"] : []),
    "img-src 'self'",
    `frame-src ${hasFrame ? "'self'" : "'none'"}`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    text: document.text,
    headers: {
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      // With no-referrer a browser would send forms with `Origin: null`, which could not be distinguished from other sites'
      // forms.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** Sends a page. */
export function sendPage(reply: FastifyReply, page: PageContent, status = 200): FastifyReply {
  const { text, headers } = buildPage(page);
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(text);
}
