import { type Call, identityCalls } from '../../packages/storefront-sdk/src/contract/index.ts';
import { entities } from '../../packages/storefront-sdk/src/openapi/components.ts';
import { sections } from '../../packages/storefront-sdk/src/openapi/sections.ts';
import { callPart } from '../reference/call-part.ts';
import { shapeComments } from '../reference/comments.ts';
import type { CallFacts } from '../reference/facts.ts';
import { code, paragraphs, table } from '../reference/markdown.ts';
import { linkFrom, type NameOf, rowsAt } from '../reference/words.ts';
import { linkTo } from './document-pages.ts';
import type { Related } from './goes-with.ts';
import type { Page } from './page.ts';

const SHAPES = 'reference/shapes.md';
const identity = `The identity provider, in the forms of OpenID Connect: no envelope, and paths of its own. A library for OpenID Connect makes
these calls; no method of the client does.`;

/** The path of a call's page. */
export const pathOfCall = (id: string): string => `reference/calls/${id.replace('.', '/')}.md`;

/** One page for each call, lists of them, and the types of their responses. */
export function callPages(facts: readonly CallFacts[], related: Related): Page[] {
  return [
    ...facts.map(({ call, docs }) => {
      const path = pathOfCall(call.id);
      const part = callPart(call, docs, linkTo(path, SHAPES));
      const hooks = related
        .hooksOfCall(call.id)
        .map((hook) => `- hook [${hook}](${linkTo(path, `reference/hooks/${hook}.md`)})`);
      const text = paragraphs(part, hooks.length > 0 ? `## Goes with\n\n${hooks.join('\n')}` : '');
      return { path, text: `${text}\n`, summary: call.input.summary };
    }),
    overview(facts),
    identityPage(),
    shapesPage(),
  ];
}

const resourceOf = ({ id }: Call) => id.slice(0, id.indexOf('.'));

function overview(facts: readonly CallFacts[]): Page {
  const path = 'reference/calls/index.md';
  const parts = Object.entries(sections).map(([resource, about]) => {
    const own = facts.filter(({ call }) => resourceOf(call) === resource);
    const rows = own.map(({ call, route, mock, cases }) => [
      `[${call.id}](${linkTo(path, pathOfCall(call.id))})`,
      route ? code(route) : '',
      mock ?? '',
      `${cases.length}`,
    ]);
    return paragraphs(`## ${resource}`, about, table(['call', 'route', 'mock', 'cases'], rows));
  });
  const text = paragraphs(
    '# Calls',
    `${facts.length} calls. Each is a method of \`createStorefront\`. *Route* is its method and path in the reference API, *mock* how
\`createMockStorefront\` handles it: with the state of the shop, or with a fixed value that the schema allows. *Cases* counts the
conformance cases of a backend. Every call can also fail with 429 and 500.`,
    `Sign-in goes to the [identity provider](${linkTo(path, 'reference/calls/identity.md')}); the fields of responses are in [shapes](${linkTo(path, SHAPES)}).`,
    ...parts,
  );
  return { path, text: `${text}\n`, summary: 'Every call of the contract.' };
}

function identityPage(): Page {
  const path = 'reference/calls/identity.md';
  const parts = Object.values(identityCalls).map((call) =>
    callPart(call, '', linkTo(path, SHAPES)).replace(/^# /, '## '),
  );
  const text = paragraphs('# Identity provider', identity, ...parts);
  return { path, text: `${text}\n`, summary: 'The calls of the identity provider, in the forms of OpenID Connect.' };
}

function shapesPage(): Page {
  const nameOf = linkFrom('');
  const comments = shapeComments();
  const parts = [...entities]
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([schema, name]) => {
      const inner: NameOf = (other) => (other === schema ? undefined : nameOf(other));
      const { about = '', fields } = comments.get(name) ?? {};
      const rows = rowsAt('', schema, inner).map(({ place, type }) => [code(place), type, fields?.get(place) ?? '']);
      return paragraphs(`## ${name}`, about, table(['field', 'type', 'meaning'], rows));
    });
  const text = paragraphs(
    '# Shapes',
    `Types with these names are exports of \`@promenade/storefront-sdk\`, as in \`import type { Address } from '@promenade/storefront-sdk'\`.`,
    `An *amount* is decimal text on the wire, \`"12.50"\`, and an integer in minor units in the client. A *time* is \`yyyy-MM-dd HH:mm:ss\` in UTC on
the wire and epoch milliseconds in the client. A *page* is \`{ list, pageNum, pages, total, pageSize }\`, counted from 1.`,
    ...parts,
  );
  return { path: SHAPES, text: `${text}\n`, summary: 'The fields of responses.' };
}
