export { AccountLayout, type AccountLayoutLink, type AccountLayoutProps } from './account-layout/AccountLayout.tsx';
export { AddressCard, type AddressCardProps, type AddressView } from './address-card/AddressCard.tsx';
export {
  type AddressField,
  AddressForm,
  type AddressFormProps,
  type AddressValues,
} from './address-form/AddressForm.tsx';
export type { AddressFormat, AddressPart } from './address-form/address-format.ts';
export { allCountries, countryOptions } from './address-form/countries.ts';
export { BuyBox, type BuyBoxProps } from './buy-box/BuyBox.tsx';
export { CartGroup, type CartGroupProps } from './cart-group/CartGroup.tsx';
export { CartLine, type CartLineProps, type CartLineView } from './cart-line/CartLine.tsx';
export { CartPageLayout, type CartPageLayoutProps } from './cart-page-layout/CartPageLayout.tsx';
export { CategoryMenu, type CategoryMenuProps } from './category-menu/CategoryMenu.tsx';
export type { CategoryItem } from './category-menu/category-item.ts';
export { CategoryTile, type CategoryTileProps } from './category-tile/CategoryTile.tsx';
export {
  CheckoutLayout,
  type CheckoutLayoutProps,
  CheckoutSection,
  type CheckoutSectionProps,
} from './checkout-layout/CheckoutLayout.tsx';
export {
  CouponCard,
  type CouponCardProps,
  type CouponCardState,
  type CouponKindName,
} from './coupon-card/CouponCard.tsx';
export { AppliedFilters, type AppliedFiltersProps } from './filter-panel/AppliedFilters.tsx';
export type { FilterChoice, FilterFacet } from './filter-panel/FilterChoices.tsx';
export {
  FilterPanel,
  type FilterPanelProps,
  type FilterPrice,
  type FilterValues,
} from './filter-panel/FilterPanel.tsx';
export { ListLayout, type ListLayoutProps } from './list-layout/ListLayout.tsx';
export { MerchantCard, type MerchantCardProps } from './merchant/MerchantCard.tsx';
export { MerchantLine, type MerchantLineProps, type MerchantView } from './merchant/MerchantLine.tsx';
export { MerchantHeader, type MerchantHeaderProps } from './merchant-header/MerchantHeader.tsx';
export {
  type OrderActionName,
  OrderActions,
  type OrderActionsProps,
  type OrderActionView,
} from './order-card/OrderActions.tsx';
export { OrderCard, type OrderCardProps } from './order-card/OrderCard.tsx';
export { OrderLineList, type OrderLineListProps, type OrderLineView } from './order-line-list/OrderLineList.tsx';
export { OrderStatus, type OrderStatusName, type OrderStatusProps } from './order-status/OrderStatus.tsx';
export { Price, type PriceProps, type PriceView } from './price/Price.tsx';
export { ProductCard, type ProductCardProps } from './product-card/ProductCard.tsx';
export type { CardMark, QuickAddForm } from './product-card/QuickActions.tsx';
export { GalleryVideo, type GalleryVideoProps } from './product-gallery/GalleryVideo.tsx';
export { ProductGallery, type ProductGalleryProps } from './product-gallery/ProductGallery.tsx';
export { ProductGrid, type ProductGridProps } from './product-grid/ProductGrid.tsx';
export { ProductPageLayout, type ProductPageLayoutProps } from './product-page-layout/ProductPageLayout.tsx';
export { ProductSummary, type ProductSummaryProps } from './product-summary/ProductSummary.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/QuantityStepper.tsx';
export { Rating, type RatingProps, type RatingView } from './rating/Rating.tsx';
export { Receipt, type ReceiptProps, type ReceiptRow } from './receipt/Receipt.tsx';
export { ReviewCard, type ReviewCardProps } from './review-card/ReviewCard.tsx';
export { ReviewSummary, type ReviewSummaryProps, type ReviewSummaryRow } from './review-summary/ReviewSummary.tsx';
export { SearchForm, type SearchFormProps } from './search-form/SearchForm.tsx';
export type { ShareNetwork } from './site-footer/marks.tsx';
export { SiteFooter, type SiteFooterProps } from './site-footer/SiteFooter.tsx';
export { AccountMenu, type AccountMenuProps } from './site-header/AccountMenu.tsx';
export { type HeaderNavigationEntry, SiteHeader, type SiteHeaderProps } from './site-header/SiteHeader.tsx';
export type { HeaderTool } from './site-header/ToolLink.tsx';
export { StockLabel, type StockLabelProps, type StockView } from './stock-label/StockLabel.tsx';
export {
  type VariantAxisView,
  type VariantChoice,
  VariantPicker,
  type VariantPickerProps,
  type VariantValueView,
} from './variant-picker/VariantPicker.tsx';
export { WishCard, type WishCardProps } from './wish-card/WishCard.tsx';
