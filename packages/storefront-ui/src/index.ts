export { AddressCard, type AddressCardProps, type AddressView } from './commerce/address-card/index.ts';
export { BuyBox, type BuyBoxProps } from './commerce/buy-box/index.ts';
export { CartGroup, type CartGroupProps } from './commerce/cart-group/index.ts';
export { CartLine, type CartLineProps, type CartLineView } from './commerce/cart-line/index.ts';
export { CategoryTile, type CategoryTileProps } from './commerce/category-tile/index.ts';
export {
  CouponCard,
  type CouponCardProps,
  type CouponCardState,
  type CouponKindName,
} from './commerce/coupon-card/index.ts';
export {
  MerchantCard,
  type MerchantCardProps,
  MerchantLine,
  type MerchantLineProps,
  type MerchantView,
} from './commerce/merchant/index.ts';
export { MerchantHeader, type MerchantHeaderProps } from './commerce/merchant-header/index.ts';
export {
  type OrderActionName,
  OrderActions,
  type OrderActionsProps,
  type OrderActionView,
  OrderCard,
  type OrderCardProps,
} from './commerce/order-card/index.ts';
export { OrderLineList, type OrderLineListProps, type OrderLineView } from './commerce/order-line-list/index.ts';
export { OrderStatus, type OrderStatusName, type OrderStatusProps } from './commerce/order-status/index.ts';
export { Price, type PriceProps, type PriceView } from './commerce/price/index.ts';
export {
  type CardMark,
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
  type QuickAddForm,
} from './commerce/product-card/index.ts';
export {
  GalleryVideo,
  type GalleryVideoProps,
  ProductGallery,
  type ProductGalleryProps,
} from './commerce/product-gallery/index.ts';
export { ProductGrid, type ProductGridProps } from './commerce/product-grid/index.ts';
export { ProductSummary, type ProductSummaryProps } from './commerce/product-summary/index.ts';
export { QuantityStepper, type QuantityStepperProps } from './commerce/quantity-stepper/index.ts';
export { Rating, type RatingProps, type RatingView } from './commerce/rating/index.ts';
export { Receipt, type ReceiptProps, type ReceiptRow } from './commerce/receipt/index.ts';
export {
  ReviewCard,
  type ReviewCardProps,
} from './commerce/review-card/index.ts';
export { ReviewSummary, type ReviewSummaryProps, type ReviewSummaryRow } from './commerce/review-summary/index.ts';
export { StockLabel, type StockLabelProps, type StockView } from './commerce/stock-label/index.ts';
export {
  type VariantAxisView,
  type VariantChoice,
  VariantPicker,
  type VariantPickerProps,
  type VariantValueView,
} from './commerce/variant-picker/index.ts';
export { WishButton, type WishButtonProps } from './commerce/wish-button/index.ts';
export { WishCard, type WishCardProps } from './commerce/wish-card/index.ts';
export { media } from './css/media.ts';
export type { UiStrings } from './messages/types.ts';
export type { PartialStrings } from './messages/with-english.ts';
export { AccountLayout, type AccountLayoutLink, type AccountLayoutProps } from './patterns/account-layout/index.ts';
export {
  type AddressField,
  AddressForm,
  type AddressFormat,
  type AddressFormProps,
  type AddressPart,
  type AddressValues,
  allCountries,
  countryOptions,
} from './patterns/address-form/index.ts';
export { CartPageLayout, type CartPageLayoutProps } from './patterns/cart-page-layout/index.ts';
export { type CategoryItem, CategoryMenu, type CategoryMenuProps } from './patterns/category-menu/index.ts';
export {
  CheckoutLayout,
  type CheckoutLayoutProps,
  CheckoutSection,
  type CheckoutSectionProps,
} from './patterns/checkout-layout/index.ts';
export { CopyText, type CopyTextProps } from './patterns/copy-text/index.ts';
export {
  AppliedFilters,
  type AppliedFiltersProps,
  type FilterChoice,
  type FilterFacet,
  FilterPanel,
  type FilterPanelProps,
  type FilterPrice,
  type FilterValues,
} from './patterns/filter-panel/index.ts';
export { Form, type FormProps } from './patterns/form/index.ts';
export { ListLayout, type ListLayoutProps } from './patterns/list-layout/index.ts';
export { LoadError, type LoadErrorProps } from './patterns/load-error/index.ts';
export { NoticeBar, type NoticeBarProps } from './patterns/notice-bar/index.ts';
export { PageHeader, type PageHeaderProps } from './patterns/page-header/index.ts';
export {
  PopupMenu,
  type PopupMenuLink,
  type PopupMenuProps,
} from './patterns/popup-menu/index.ts';
export { ProductPageLayout, type ProductPageLayoutProps } from './patterns/product-page-layout/index.ts';
export { Rail, type RailProps } from './patterns/rail/index.ts';
export { SearchForm, type SearchFormProps } from './patterns/search-form/index.ts';
export { SectionHeading, type SectionHeadingProps } from './patterns/section-heading/index.ts';
export {
  type ShareNetwork,
  SiteFooter,
  type SiteFooterProps,
} from './patterns/site-footer/index.ts';
export {
  AccountMenu,
  type AccountMenuProps,
  type HeaderNavigationEntry,
  type HeaderTool,
  SiteHeader,
  type SiteHeaderProps,
} from './patterns/site-header/index.ts';
export { UndoBar, type UndoBarProps } from './patterns/undo-bar/index.ts';
export { Alert, type AlertProps } from './primitives/alert/index.ts';
export { Avatar, type AvatarProps } from './primitives/avatar/index.ts';
export { Badge, type BadgeProps } from './primitives/badge/index.ts';
export type { RootProps } from './primitives/behaviours/root-props.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './primitives/breadcrumbs/index.ts';
export {
  type ActionButtonProps,
  Button,
  type ButtonProps,
  type LinkButtonProps,
} from './primitives/button/index.ts';
export { Card, type CardProps, type LinkCardProps, type PlainCardProps } from './primitives/card/index.ts';
export { Carousel, type CarouselProps, type CarouselSlide } from './primitives/carousel/index.ts';
export { Chip, type ChipProps } from './primitives/chip/index.ts';
export { CodeField, type CodeFieldProps } from './primitives/code-field/index.ts';
export { Countdown, type CountdownProps } from './primitives/countdown/index.ts';
export {
  DescriptionList,
  type DescriptionListProps,
  type DescriptionRow,
} from './primitives/description-list/index.ts';
export { Disclosure, type DisclosureProps } from './primitives/disclosure/index.ts';
export {
  Checkbox,
  type CheckboxProps,
  Field,
  type FieldControl,
  type FieldOptions,
  type FieldProps,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './primitives/field/index.ts';
export { FileUpload, type FileUploadProps, type UploadFile } from './primitives/file-upload/index.ts';
export { Heading, type HeadingProps } from './primitives/heading/index.ts';
export {
  type ActionIconButtonProps,
  IconButton,
  type IconButtonProps,
  type LinkIconButtonProps,
} from './primitives/icon-button/index.ts';
export {
  AlertIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CompareIcon,
  ExpandIcon,
  EyeIcon,
  FilterIcon,
  GlobeIcon,
  HeartIcon,
  Icon,
  type IconProps,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  PictureIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  StarIcon,
  TagIcon,
  TrashIcon,
  TruckIcon,
  UserIcon,
} from './primitives/icons/index.ts';
export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  type Responsive,
  type SpaceStep,
  Stack,
  type StackProps,
} from './primitives/layout/index.ts';
export { LinkTabs, type LinkTabsProps } from './primitives/link-tabs/index.ts';
export { LiveRegion, type LiveRegionProps } from './primitives/live-region/index.ts';
export { LoadMore, type LoadMoreProps } from './primitives/load-more/index.ts';
export { Message, type MessageProps } from './primitives/message/index.ts';
export { Pagination, type PaginationProps } from './primitives/pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './primitives/password-field/index.ts';
export { Picture, type PictureProps, type PictureView } from './primitives/picture/index.ts';
export { Progress, type ProgressProps } from './primitives/progress/index.ts';
export { Prose, type ProseProps } from './primitives/prose/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/radio-group/index.ts';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/index.ts';
export { SkipLink, type SkipLinkProps } from './primitives/skip-link/index.ts';
export { type StarCount, StarRating, type StarRatingProps } from './primitives/star-rating/index.ts';
export { type StepItem, Steps, type StepsProps } from './primitives/steps/index.ts';
export { Switch, type SwitchProps } from './primitives/switch/index.ts';
export { TextLink, type TextLinkProps } from './primitives/text-link/index.ts';
export { ThemeScope, type ThemeScopeProps } from './primitives/theme-scope/index.ts';
export { Timeline, type TimelineItem, type TimelineProps } from './primitives/timeline/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/visually-hidden/index.ts';
export { vars } from './theme/contract.css.ts';
export { PortalScope, type PortalScopeProps } from './theme/PortalScope.tsx';
export { ThemeStyle, type ThemeStyleProps } from './theme/ThemeStyle.tsx';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';
export {
  type FolderStrings,
  UiBaseProvider,
  type UiBaseProviderProps,
  type UiContextValue,
  type UiLinkProps,
  useUi,
} from './theme/ui-context.tsx';
