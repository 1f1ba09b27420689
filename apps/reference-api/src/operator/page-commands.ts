import { publishPage, withdrawPage } from '../domain/shop-pages.ts';
import { startStream, stopStream } from '../domain/streams.ts';
import type { PageKey } from '../repositories/shop-pages.ts';
import { host, operatorCommand } from './command.ts';

const type = 'HEADER, FOOTER, HOME, LANDING or CUSTOM';
const slug = 'of a LANDING or CUSTOM page: where it is, as in about-us';
const pageName = ({ type, slug }: PageKey) => `The page ${[type, slug].filter(Boolean).join(' ')}`;

export const pageCommands = [
  operatorCommand({
    name: 'page publish',
    summary: 'shows a page of the owner’s own design, instead of the one there was',
    words: { type, html: 'file with its HTML' },
    options: {
      htmlFr: 'file with the same in French',
      css: 'file with its CSS',
      slug,
      name: 'what it is called; its type by default',
      host,
    },
    files: ['html', 'htmlFr', 'css'],
    run: async ({ database, now }, { htmlFr, ...draft }) => {
      const page = { ...draft, ...(htmlFr !== undefined && { translations: { fr: htmlFr } }) };
      return `${pageName(await publishPage(database.db, page, now()))} is published.`;
    },
  }),
  operatorCommand({
    name: 'page withdraw',
    summary: 'takes a page down; the shop shows its own instead',
    words: { type },
    options: { slug, host },
    run: async ({ database }, draft) => `${pageName(await withdrawPage(database.db, draft))} is withdrawn.`,
  }),
  operatorCommand({
    name: 'stream start',
    summary: 'shows a live stream in the shop, instead of the one there was',
    words: { address: 'https address of the player, on another host' },
    options: { title: 'what it is called; the shop’s name by default', host },
    run: async (deps, draft) => `${(await startStream(deps, deps.database.db, draft)).name} streams.`,
  }),
  operatorCommand({
    name: 'stream stop',
    summary: 'ends the live stream of the shop',
    words: {},
    options: { host },
    run: async (deps, draft) => `${(await stopStream(deps.database.db, draft)).name} streams no longer.`,
  }),
];
