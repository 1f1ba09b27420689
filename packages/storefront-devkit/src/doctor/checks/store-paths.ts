import { categoryPath, merchantPath, storePaths as paths, productPath } from '@promenade/storefront-hooks/domain';
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';
import { type Catalogue, cardsOf } from './catalogue.ts';
import type { Discovery } from './identity.ts';

const { problem, warning, note, good } = about('Store paths');

/** Pages to which backends send shoppers back from a payment. */
const PAYMENT_PATHS: readonly string[] = [paths.paymentResult, paths.order];
/** Paths without names in braces to which only some backends link. */
const OPTIONAL_PATHS = Object.values(paths).filter(
  (path) => !path.includes('{') && ![...PAYMENT_PATHS, paths.orders, paths.callback].includes(path),
);

/** Whether the store has the pages to which backends redirect and to which packages link. */
export async function storePaths(target: Target, catalogue: Catalogue, discovery?: Discovery): Promise<Finding[]> {
  const { storeUrl } = target;
  if (!storeUrl) {
    const what = 'Whether the store has the pages to which backends redirect and packages link cannot be told.';
    return [note(what, `One of them is ${PAYMENT_PATHS[0]}, after a payment.`, 'Give --store-url.')];
  }
  // The check of the page has already reported it.
  if (target.probes.some(({ kind, url }) => kind === 'silent' && url === storeUrl)) return [];
  const { origin } = new URL(storeUrl);
  const visit = (url: string) => target.visit('path of the store', url, { headers: { accept: 'text/html' } });
  const visitAll = (urls: readonly string[]) => Promise.all(urls.map(visit));
  const callbacks = discovery ? target.redirectUris.filter((uri) => uri.startsWith(`${origin}/`)) : [];
  const redirected = await visitAll([...PAYMENT_PATHS.map((path) => origin + path), ...callbacks]);
  const linked = await visitAll((await linkedPaths(target, catalogue)).map((path) => origin + path));
  const optional = await visitAll(OPTIONAL_PATHS.map((path) => origin + path));
  const unknown = await visit(`${origin}/${crypto.randomUUID()}`);
  const isCatchAll = [...redirected, ...linked].some((probe) => isSamePage(probe, unknown));
  const open = [...redirected, ...linked].find((probe) => probe.kind === 'silent' || isBusy(probe));
  const findings = [
    ...(redirected.some(isMissing)
      ? [
          problem(
            `The store has no ${missing(redirected)}.`,
            'Shoppers end on an error page after a payment or a sign-in.',
            'Serve these paths: backend and provider redirect to them.',
          ),
        ]
      : []),
    ...(linked.some(isMissing)
      ? [
          warning(
            `The store has no ${missing(linked)}.`,
            'The hooks write these links.',
            'Serve these paths, or pass `links` to the provider of the hooks.',
          ),
        ]
      : []),
    ...(optional.some(isMissing)
      ? [
          note(
            `The store has no ${missing(optional)}.`,
            'Mails and pages of the reference backend link there.',
            'Serve the paths to which your backend links.',
          ),
        ]
      : []),
    ...(isCatchAll
      ? [
          note(
            'Whether the store has all its paths cannot be told: it answers an unknown path with the same page.',
            `${unknown.url} returned it.`,
            'Return status 404 for unknown paths, or visit the pages in a browser.',
          ),
        ]
      : []),
    ...(open ? [note(`Whether the store has all its paths could not be found out: ${outcome(open)}.`)] : []),
  ];
  return findings.length > 0
    ? findings
    : [good('The store has the pages to which backends redirect and packages link.')];
}

async function linkedPaths(target: Target, catalogue: Catalogue): Promise<string[]> {
  const [card] = cardsOf(catalogue);
  const categories = await target.call('categories.tree');
  const [category] = categories.kind === 'answered' ? categories.value : [];
  return [
    paths.orders,
    ...(category ? [categoryPath(category)] : []),
    ...(card ? [productPath(card)] : []),
    ...(card?.merId ? [merchantPath(card.merId)] : []),
  ];
}

const isMissing = (probe: Probe) => probe.kind === 'refused' && [404, 410].includes(probe.code);

/** Whether both are the same page, as from an application that chooses the page in the browser. */
const isSamePage = (one: Probe, other: Probe) =>
  one.kind === 'answered' && other.kind === 'answered' && one.exchange.text === other.exchange.text;

const missing = (probes: readonly Probe[]) =>
  probes
    .filter(isMissing)
    .map(({ url }) => new URL(url).pathname)
    .join(', ');
