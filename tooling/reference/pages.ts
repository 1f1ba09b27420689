import { type Call, identityCalls } from '../../packages/storefront-sdk/src/contract/index.ts';
import { entities } from '../../packages/storefront-sdk/src/openapi/components.ts';
import { sections } from '../../packages/storefront-sdk/src/openapi/sections.ts';
import { callPart } from './call-part.ts';
import { shapeComments } from './comments.ts';
import type { CallFacts } from './facts.ts';
import { code, paragraphs, table } from './markdown.ts';
import { linkFrom, type NameOf, rowsAt } from './words.ts';

/** Texts of pages by path below `docs/reference`. */
export type Pages = Readonly<Record<string, string>>;

const sectionOf = ({ id }: Call) => id.slice(0, id.indexOf('.')) as keyof typeof sections;
const anchorOf = ({ id }: Call) => id.replace('.', '').toLowerCase();

const identity = `The identity provider, in the forms of OpenID Connect: no envelope, and addresses of its own. A library for OpenID Connect makes
these calls; no method of the client does.`;

const wire = `Tables and requests show what goes over the wire, with amounts as text, such as \`"12.50"\`. The methods take and return amounts as
integers in cents, times as epoch milliseconds, and fill in the defaults in the column *needed*.`;

/** Every page of the reference. */
export function referencePages(facts: readonly CallFacts[]): Pages {
  const pages: Record<string, string> = { 'calls.md': overview(facts), 'shapes.md': shapesPage() };
  for (const section of Object.keys(sections) as (keyof typeof sections)[]) {
    const own = facts.filter(({ call }) => sectionOf(call) === section);
    const parts = own.map(({ call, docs }) => callPart(call, docs));
    pages[`calls/${section}.md`] = paragraphs(`# ${section}`, sections[section], wire, ...parts);
  }
  const identityParts = Object.values(identityCalls).map((call) => callPart(call));
  pages['calls/identity.md'] = paragraphs('# identity', identity, ...identityParts);
  return Object.fromEntries(Object.entries(pages).map(([path, text]) => [path, `${text}\n`]));
}

function overview(facts: readonly CallFacts[]): string {
  const rows = facts.map(({ call, route, mock, cases }) => [
    `[${call.id}](calls/${sectionOf(call)}.md#${anchorOf(call)})`,
    route ? code(route) : '',
    mock ?? '',
    `${cases.length}`,
  ]);
  return paragraphs(
    '# Every call',
    `${facts.length} calls. Each is a method of \`createStorefront\`. *Route* is where the reference API\nanswers it, read from what it registers, *mock* how \`createMockStorefront\` does: from what the shop remembers, or with a fixed value that the schema
allows. *Cases* counts what the conformance kit puts a backend to. Beside the errors that a call names, 429 and 500 are
possible everywhere.`,
    table(['call', 'route', 'mock', 'cases'], rows),
    'Sign-in goes to the [identity provider](calls/identity.md); the fields of answers are in [shapes](shapes.md).',
  );
}

function shapesPage(): string {
  const nameOf = linkFrom('');
  const comments = shapeComments();
  const parts = [...entities]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([schema, name]) => {
      const inner: NameOf = (other) => (other === schema ? undefined : nameOf(other));
      const { about = '', fields } = comments.get(name) ?? {};
      const rows = rowsAt('', schema, inner).map(({ place, type }) => [code(place), type, fields?.get(place) ?? '']);
      return paragraphs(`## ${name}`, about, table(['field', 'type', 'meaning'], rows));
    });
  return paragraphs(
    '# Shapes',
    `An *amount* is decimal text on the wire, \`"12.50"\`, and integer cents in the client. A *moment* is \`yyyy-MM-dd HH:mm:ss\` in UTC on
the wire and epoch milliseconds in the client. A *page* is \`{ list, pageNum, pages, total, pageSize }\`, counted from 1.`,
    ...parts,
  );
}
