export { SearchDrawer, type SearchDrawerProps } from './SearchDrawer.tsx';
export type { SearchSuggestion } from './SearchSuggestions.tsx';
export type { SearchWord } from './SearchWords.tsx';
