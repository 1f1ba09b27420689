import type { ComponentProps, ComponentType } from 'react';
import type { FieldControl } from '../index.ts';
import type * as entries from './entries.ts';

type Exports = typeof entries;
type Providers = 'UiProvider' | 'UiBaseProvider' | 'ThemeStyle';
type HookName = `use${string}`;
type IconName = Exclude<Extract<keyof Exports, `${string}Icon`>, 'Icon'>;
type ComponentName = {
  // biome-ignore lint/suspicious/noExplicitAny: any props
  [Name in keyof Exports]: Exports[Name] extends ComponentType<any> ? Name : never;
}[keyof Exports];

const price = { now: '$1.00' };
const modal = { open: true };
const link = { label: 'Lamps', href: '/lamps' };
const product = { name: 'Lamp', href: '/lamp', price };
const picture = { src: 'data:,', alt: '', width: 4, height: 5 };

/** The smallest set of props that shows each component. Icons need none. */
export const minimalProps: {
  [Name in Exclude<ComponentName, Providers | IconName | HookName>]: ComponentProps<Exports[Name]>;
} = {
  AccountLayout: { label: 'Account', links: [link], menuHref: '/account', children: 'Page' },
  AccountMenu: { links: [link] },
  AddressCard: { address: { id: '1', name: 'Ada', lines: ['1 Road'] } },
  AddressForm: {},
  Alert: { children: 'Saved' },
  AppliedFilters: { result: '3 products' },
  Avatar: { name: 'Ada' },
  Badge: { children: 'New' },
  Breadcrumbs: { trail: [{ name: 'Home' }] },
  Button: { children: 'Add' },
  BuyBox: { name: 'Lamp', quantity: 1, stock: 2 },
  Carousel: { label: 'Offers', slides: [] },
  CartGroup: { merchant: { name: 'Atelier' }, children: 'Line' },
  CartLine: {
    id: 1,
    name: 'Lamp',
    href: '/lamp',
    unitPrice: price,
    lineTotal: '$1.00',
    quantity: 1,
    stock: 2,
  },
  CartPageLayout: { children: 'Lines', receipt: 'Receipt', actions: 'Action' },
  CategoryMenu: { label: 'All', href: '/all', categories: [] },
  CategoryTile: { href: '/lamps', name: 'Lamps' },
  Checkbox: { label: 'Agree' },
  CheckoutLayout: { children: 'Sections', summary: 'Summary', total: '$1.00', submit: 'Pay' },
  CheckoutSection: { title: 'Address', children: 'Form' },
  CommandPalette: { ...modal, sections: [] },
  ConfirmDialog: { ...modal, title: 'Sure?', text: 'Gone', confirmLabel: 'Delete' },
  Container: { children: 'Content' },
  CopyText: { value: '12', label: 'Copy', copiedLabel: 'Copied' },
  CouponCard: { name: 'Spring', value: '$5.00', kind: 'general', state: 'open' },
  Dialog: { ...modal, title: 'Title', children: 'Content' },
  Disclosure: { title: 'Title', children: 'Content' },
  Drawer: { ...modal, title: 'Title', children: 'Content' },
  Field: { label: 'Name', children: (control) => <input {...(control as FieldControl)} /> },
  FileUpload: { label: 'Pictures' },
  FilterPanel: { action: '/all', sort: { name: 'sort', value: '', options: [] } },
  GalleryVideo: { name: 'Lamp', src: 'data:,' },
  Grid: { children: 'Content' },
  Icon: { children: null },
  IconButton: { label: 'Close', children: '×' },
  LinkTabs: { label: 'Orders', tabs: [] },
  ListLayout: { children: 'Grid' },
  LiveRegion: { children: null },
  LoadMore: { shownCount: 2, totalCount: 4, page: 1, hrefs: ['/', '/2'] },
  MerchantCard: { merchant: { name: 'Atelier', href: '/m' } },
  MerchantHeader: { merchant: { name: 'Atelier' } },
  MerchantLine: { merchant: { name: 'Atelier' } },
  Message: { title: 'Nothing' },
  MobileMenu: { ...modal, navigation: [] },
  NoticeBar: { text: 'Offline' },
  OrderActions: { allowedActions: [], number: '1' },
  OrderCard: { number: '1', status: 'paid', total: '$1.00', lines: [] },
  OrderLineList: { lines: [] },
  OrderStatus: { status: 'paid' },
  PageHeader: { title: 'Lamps' },
  Pagination: { page: 2, hrefs: ['/', '/2', '/3'] },
  Picture: {},
  PopupMenu: { trigger: 'Menu', links: [link] },
  Price: { price },
  ProductCard: product,
  ProductGallery: { name: 'Lamp', pictures: [picture] },
  ProductGrid: { children: 'Card' },
  ProductLightbox: { ...modal, name: 'Lamp', pictures: [picture] },
  ProductPageLayout: { gallery: 'Gallery', decision: 'Decision' },
  ProductSummary: { name: 'Lamp', price },
  QuantityStepper: { value: 1, stock: 2 },
  RadioGroup: { label: 'Size', options: [] },
  Rail: { title: 'Categories' },
  Rating: { value: 4 },
  Receipt: { rows: [], totalRow: { label: 'Total', value: '$1.00' } },
  ReviewCard: { author: 'Ada', text: 'Good' },
  ReviewSummary: { average: '4.5', rating: { value: 4.5 }, count: '2 reviews' },
  SearchDrawer: { ...modal, action: '/search' },
  SearchForm: { action: '/search' },
  SectionHeading: { title: 'Popular' },
  SelectField: { label: 'Sort', options: [] },
  SiteFooter: { linkGroups: [], copyright: '2026' },
  SiteHeader: { home: { href: '/', name: 'Shop' } },
  Skeleton: {},
  SkipLink: {},
  Stack: { children: 'Content' },
  StockLabel: { availability: { kind: 'in-stock' } },
  TextArea: { label: 'Note' },
  TextField: { label: 'Name' },
  TextLink: { href: '/', children: 'Home' },
  ThemeScope: { children: 'Section', brand: '#FFD100' },
  ToastRegion: {},
  UndoBar: { text: 'Removed' },
  VariantPicker: { axes: [] },
  VisuallyHidden: { children: 'Hidden' },
  Card: { children: 'Content' },
  Chip: { children: 'Lamps' },
  CodeField: {},
  Countdown: { label: 'Sale ends', endsAt: 0 },
  DescriptionList: { rows: [] },
  Form: { children: 'Fields' },
  Heading: { children: 'Title' },
  LoadError: {},
  PasswordField: { label: 'Password' },
  Progress: { label: 'Sending' },
  Prose: { children: 'Text' },
  StarRating: { label: 'Your rating' },
  Steps: { steps: [] },
  Switch: { label: 'News' },
  Timeline: { label: 'Parcel', items: [] },
  WishCard: { name: 'Lamp', children: 'Card' },
};

/** Components that provide words or themes and render no element that could take attributes. */
export const withoutRoot: readonly Providers[] = ['UiProvider', 'UiBaseProvider', 'ThemeStyle'];
