export { AppliedFilters, type AppliedFiltersProps } from './AppliedFilters.tsx';
export { FilterPanel, type FilterPanelProps, type FilterPrice, type FilterValues } from './FilterPanel.tsx';
