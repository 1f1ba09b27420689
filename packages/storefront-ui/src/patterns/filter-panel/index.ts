export { AppliedFilters, type AppliedFiltersProps } from './AppliedFilters.tsx';
export type { FilterChoice, FilterFacet } from './FilterChoices.tsx';
export { FilterPanel, type FilterPanelProps, type FilterPrice, type FilterValues } from './FilterPanel.tsx';
