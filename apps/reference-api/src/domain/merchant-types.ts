import type { MerchantType } from '@promenade/storefront-sdk/contract';
import type { Locale } from '../db/index.ts';

type Pair = readonly [en: string, fr: string];

/** Kinds of merchants and the papers that each has to show, by id from 1. Papers are public: nothing personal is among them. */
const types: readonly { name: Pair; papers: Pair }[] = [
  {
    name: ['Sells its own products', 'Vend ses propres produits'],
    papers: [
      'An extract of the trade register, and proof of the brands that you sell. Shoppers see both.',
      'Un extrait du registre du commerce et la preuve des marques que vous vendez. Les clients voient les deux.',
    ],
  },
  {
    name: ['Promotes products of others', 'Promeut les produits d’autres marchands'],
    papers: [
      'A letter of a merchant whose products you promote. Shoppers see it.',
      'Une lettre d’un marchand dont vous promouvez les produits. Les clients la voient.',
    ],
  },
  {
    name: ['Sells and promotes', 'Vend et promeut'],
    papers: [
      'An extract of the trade register, and a letter of a merchant whose products you promote. Shoppers see both.',
      'Un extrait du registre du commerce et une lettre d’un marchand dont vous promouvez les produits. Les clients voient les deux.',
    ],
  },
];

/**
 * The kinds of merchants there are: 1 has products, 2 promotes products, 3 does both.
 *
 * @param since when the shop was made, and they with it.
 */
export function merchantTypes(locale: Locale, since: number): MerchantType[] {
  const say = ([en, fr]: Pair) => (locale === 'fr' ? fr : en);
  const dates = { createTime: since, updateTime: since };
  return types.map(({ name, papers }, place) => {
    return { id: place + 1, name: say(name), info: say(papers), isDel: false, ...dates };
  });
}
