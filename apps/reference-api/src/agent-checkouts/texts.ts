import type { Locale } from '../db/index.ts';
import type { StorefrontPages } from '../domain/storefront-pages.ts';

/** Words that agents show to shoppers, in both languages. */
const texts = {
  subtotal: ['Subtotal', 'Sous-total'],
  freight: ['Shipping', 'Livraison'],
  total: ['Total', 'Total'],
  standard: ['Standard shipping', 'Livraison standard'],
  sentBy: ['Sent by {name}', 'Expédié par {name}'],
  sentApart: [
    'The items are sent by {count} merchants, each with its own parcel and shipping costs',
    'Les articles sont expédiés par {count} marchands, chacun dans son colis et avec ses frais de livraison',
  ],
  payThere: [
    'The order is placed. Pay it on this page: the shop accepts no payment from agents',
    'La commande est passée. Payez-la sur cette page : la boutique n’accepte aucun paiement d’un agent',
  ],
  orderThere: [
    'Place the order and pay on the page of the shop',
    'Passez la commande et payez sur la page de la boutique',
  ],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

/** A sentence of the protocols' answers. */
export function agentText(
  id: keyof typeof texts,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  const text: string = texts[id][locale === 'fr' ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}`);
}

/** Links to the shop's terms by the names that a protocol has for them, without those for which the storefront has no page. */
export function policyLinks(
  { policies }: StorefrontPages,
  names: Readonly<Record<keyof StorefrontPages['policies'], string>>,
): { type: string; url: string }[] {
  return (['privacy', 'terms', 'returns', 'shipping'] as const).flatMap((policy) => {
    const url = policies[policy];
    return url === undefined ? [] : [{ type: names[policy], url }];
  });
}
