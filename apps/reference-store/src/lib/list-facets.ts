import { MIN_RATINGS, type SearchFilters } from '@promenade/storefront-hooks/domain';
import type { Facet, Facets } from '@promenade/storefront-sdk';
import type { FilterChoice, FilterFacet } from '@promenade/storefront-ui/shop';
import { useText } from '../i18n/texts.tsx';

/** Query parameters of the on/off facets. */
const FLAGS = [
  { kind: 'stock', name: 'stock', filter: 'inStock' },
  { kind: 'shipping', name: 'shipping', filter: 'freeShipping' },
  { kind: 'reduced', name: 'sale', filter: 'reduced' },
] as const;

/** An active filter, with the filters that remain without it. */
interface Applied {
  label: string;
  without: SearchFilters;
}

/** Number of facets that are initially open. */
const OPEN = 2;

/** The available facets of a list for its filter panel, and the active filters. */
export function useListFacets(filters: SearchFilters, found: Facets | undefined) {
  const text = useText('browse');
  const list = found?.list ?? [];
  const countOf = ({ isAbout }: Facet, count: number) => text(isAbout ? 'facet.about' : 'facet.count', { count });
  const { attributes = [], merchantIds = [], minRating } = filters;
  const among = (chosen: readonly (string | number)[], value: string) => chosen.some((each) => `${each}` === value);

  const several = (facet: Facet, title: string, name: string, chosen: readonly (string | number)[]): FilterFacet[] => {
    const choices = facet.values.map(({ value, label, count }): FilterChoice => {
      return { name, value, label, count: countOf(facet, count), selected: among(chosen, value) };
    });
    return choices.length > 1 || choices.some(({ selected }) => selected) ? [{ title, choices }] : [];
  };
  const ratings = (facet: Facet): FilterFacet[] => {
    const choices = [...MIN_RATINGS].reverse().flatMap((stars): FilterChoice[] => {
      const value = facet.values.find((each) => each.value === `${stars}`);
      if (!value || (stars === 5 && minRating !== 5)) return [];
      const label = text('facet.stars', { stars });
      return [
        { name: 'rating', value: `${stars}`, label, count: countOf(facet, value.count), selected: minRating === stars },
      ];
    });
    const any = { name: 'rating', value: '', label: text('facet.anyRating'), selected: minRating === undefined };
    return choices.length > 0 ? [{ title: text('facet.rating'), type: 'radio', choices: [any, ...choices] }] : [];
  };
  const flags = FLAGS.flatMap(({ kind, name, filter }): FilterChoice[] => {
    const facet = list.find((each) => each.kind === kind);
    const count = facet?.values[0]?.count ?? 0;
    if (!facet || (count === 0 && !filters[filter])) return [];
    const selected = filters[filter] ?? false;
    return [{ name, value: '1', label: text(`facet.${kind}`), count: countOf(facet, count), selected }];
  });

  const facets = list.flatMap((facet): FilterFacet[] => {
    if (facet.kind === 'attribute') return several(facet, facet.name, 'attribute', attributes);
    if (facet.kind === 'merchant') return several(facet, text('facet.merchant'), 'merchant', merchantIds);
    return facet.kind === 'rating' ? ratings(facet) : [];
  });
  if (flags.length > 0) facets.push({ title: text('facet.offers'), choices: flags });

  const labelOf = (kind: string, value: string) =>
    list
      .filter((facet) => facet.kind === kind)
      .flatMap(({ values }) => values.find((each) => each.value === value)?.label ?? [])[0];
  const applied: Applied[] = [
    ...attributes.map((value) => ({
      label: labelOf('attribute', value) ?? value.slice(value.indexOf('.') + 1),
      without: { ...filters, attributes: attributes.filter((other) => other !== value) },
    })),
    ...merchantIds.map((id) => ({
      label: labelOf('merchant', `${id}`) ?? text('facet.merchant'),
      without: { ...filters, merchantIds: merchantIds.filter((other) => other !== id) },
    })),
    ...(minRating === undefined
      ? []
      : [{ label: text('facet.stars', { stars: minRating }), without: { ...filters, minRating: undefined } }]),
    ...FLAGS.filter(({ filter }) => filters[filter]).map(({ kind, filter }) => ({
      label: text(`facet.${kind}`),
      without: { ...filters, [filter]: undefined },
    })),
  ];
  return { facets: facets.map((facet, place) => ({ ...facet, open: place < OPEN })), applied };
}
