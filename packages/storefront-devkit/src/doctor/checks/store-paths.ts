import { categoryPath, merchantPath, productPath, USER_BLOCK_PATH } from '@promenade/storefront-hooks/domain';
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';
import { type Catalogue, cardsOf } from './catalogue.ts';
import type { Discovery } from './identity.ts';

const { problem, warning, note, good } = about('Store paths');

/** Pages to which backends send shoppers back from a payment. */
const PAYMENT_PATHS = ['/order/payment_result', '/order/order_detail'];

/** Whether the store has the pages to which backends redirect and to which packages link. */
export async function storePaths(target: Target, catalogue: Catalogue, discovery?: Discovery): Promise<Finding[]> {
  const { storeUrl } = target;
  if (!storeUrl) {
    const what = 'Whether the store has the pages to which backends redirect and packages link cannot be told.';
    return [note(what, `One of them is ${PAYMENT_PATHS[0]}, after a payment.`, 'Give --store-url.')];
  }
  // The check of the page has said so already.
  if (target.probes.some(({ kind, url }) => kind === 'silent' && url === storeUrl)) return [];
  const { origin } = new URL(storeUrl);
  const visit = (url: string) => target.visit('path of the store', url, { headers: { accept: 'text/html' } });
  const visitAll = (urls: readonly string[]) => Promise.all(urls.map(visit));
  const callbacks = discovery ? target.redirectUris.filter((uri) => uri.startsWith(`${origin}/`)) : [];
  const redirected = await visitAll([...PAYMENT_PATHS.map((path) => origin + path), ...callbacks]);
  const linked = await visitAll((await linkedPaths(target, catalogue)).map((path) => origin + path));
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
    USER_BLOCK_PATH,
    ...(category ? [categoryPath(category)] : []),
    ...(card ? [productPath(card)] : []),
    ...(card?.merId ? [merchantPath(card.merId)] : []),
  ];
}

const isMissing = (probe: Probe) => probe.kind === 'refused' && [404, 410].includes(probe.code);

const missing = (probes: readonly Probe[]) =>
  probes
    .filter(isMissing)
    .map(({ url }) => new URL(url).pathname)
    .join(', ');
