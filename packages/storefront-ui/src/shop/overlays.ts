/** Parts of a shop that open on demand. Load them then, not with the page. */

export { MobileMenu, type MobileMenuProps } from './mobile-menu/MobileMenu.tsx';
export { ProductLightbox, type ProductLightboxProps } from './product-lightbox/ProductLightbox.tsx';
export { SearchDrawer, type SearchDrawerProps } from './search-drawer/SearchDrawer.tsx';
export type { SearchSuggestion } from './search-drawer/SearchSuggestions.tsx';
export type { SearchWord } from './search-drawer/SearchWords.tsx';
