/** What needs radix-ui or another library: load it when it is asked for, not with the page. */

export { MobileMenu, type MobileMenuProps } from './mobile-menu/MobileMenu.tsx';
export { ProductLightbox, type ProductLightboxProps } from './product-lightbox/ProductLightbox.tsx';
export { SearchDrawer, type SearchDrawerProps } from './search-drawer/SearchDrawer.tsx';
export type { SearchSuggestion } from './search-drawer/SearchSuggestions.tsx';
export type { SearchWord } from './search-drawer/SearchWords.tsx';
