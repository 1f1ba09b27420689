export { AppliedFilters, type AppliedFiltersProps } from './AppliedFilters.tsx';
export { FilterPanel, type FilterPanelProps, type FilterValues } from './FilterPanel.tsx';
