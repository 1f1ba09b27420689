import type { ComponentProps, ComponentType } from 'react';
import type * as ui from '../index.ts';
import type { FieldControl } from '../index.ts';
import type * as overlays from '../overlays.ts';
import { createToasts } from '../primitives/toast/index.ts';

type Exports = typeof ui & typeof overlays;
type Providers = 'UiProvider' | 'UiBaseProvider' | 'ThemeStyle';
type IconName = Exclude<Extract<keyof Exports, `${string}Icon`>, 'Icon'>;
type ComponentName = {
  // biome-ignore lint/suspicious/noExplicitAny: any props
  [Name in keyof Exports]: Exports[Name] extends ComponentType<any> ? Name : never;
}[keyof Exports];

const ignore = () => undefined;
const price = { now: '$1.00' };
const modal = { open: true, onOpenChange: ignore };
const link = { label: 'Lamps', href: '/lamps' };
const product = { name: 'Lamp', href: '/lamp', price };
const picture = { src: 'data:,', alt: '', width: 4, height: 5 };

/** The least that each component needs to show itself. Icons need nothing. */
export const minimalProps: {
  [Name in Exclude<ComponentName, Providers | IconName>]: ComponentProps<Exports[Name]>;
} = {
  AccountMenu: { links: [link] },
  AddressCard: { address: { id: '1', name: 'Ada', lines: ['1 Road'] } },
  AddressForm: { onSubmit: ignore },
  Alert: { children: 'Saved' },
  AppliedFilters: { result: '3 products' },
  Avatar: { name: 'Ada' },
  BackToTop: {},
  Badge: { children: 'New' },
  Breadcrumbs: { trail: [{ name: 'Home' }] },
  Button: { children: 'Add' },
  BuyBox: { name: 'Lamp', quantity: 1, stock: 2 },
  Carousel: { label: 'Offers', slides: [] },
  CartDrawer: { ...modal, subtotal: '$1.00', cartHref: '/cart', shopHref: '/', onBuyNow: ignore },
  CartGroup: { merchant: { name: 'Atelier' }, children: 'Line' },
  CartLine: {
    id: 'y',
    name: 'Lamp',
    href: '/lamp',
    unitPrice: price,
    lineTotal: '$1.00',
    quantity: 1,
    stock: 2,
  },
  CartPageLayout: { children: 'Lines', receipt: 'Receipt', action: 'Action' },
  CategoryMenu: { label: 'All', href: '/all', categories: [] },
  CategoryRow: { title: 'Categories', categories: [] },
  CategoryTile: { href: '/lamps', name: 'Lamps' },
  Checkbox: { label: 'Agree' },
  CheckoutLayout: { children: 'Sections', summary: 'Summary', total: '$1.00', submit: 'Pay' },
  CheckoutSection: { title: 'Address', children: 'Form' },
  ConfirmDialog: { ...modal, title: 'Sure?', description: 'Gone', confirmLabel: 'Delete', onConfirm: ignore },
  Container: { children: 'Content' },
  CopyText: { text: '12', label: 'Copy', copiedLabel: 'Copied' },
  Dialog: { ...modal, title: 'Title', children: 'Content' },
  Disclosure: { title: 'Title', children: 'Content' },
  Drawer: { ...modal, title: 'Title', children: 'Content' },
  EmptyState: { title: 'Nothing' },
  ErrorPage: { code: 404, title: 'Not found', text: 'Gone', homeHref: '/' },
  ErrorSummary: { errors: [{ fieldId: 'a', message: 'Wrong' }], attempt: 1 },
  Field: { label: 'Name', children: (control) => <input {...(control as FieldControl)} /> },
  FilterPanel: { action: '/all', sort: { name: 'sort', value: '', options: [] } },
  FloatingActions: {},
  FooterLink: { href: '/privacy', children: 'Privacy' },
  Grid: { children: 'Content' },
  HeroStill: { title: 'Spring', action: link },
  Icon: { children: null },
  IconButton: { label: 'Close', children: '×' },
  LinkTabs: { label: 'Orders', tabs: [] },
  ListLayout: { children: 'Grid' },
  LiveRegion: { children: null },
  LoadMore: { shown: 2, total: 4, page: 1, pages: 2, pageHref: (page) => `?page=${page}` },
  MerchantCard: { merchant: { name: 'Atelier', href: '/m' } },
  MerchantLine: { merchant: { name: 'Atelier' } },
  MerchantStrip: { title: 'Merchants', merchants: [] },
  MobileMenu: { ...modal, navigation: [] },
  NewsletterForm: { action: '/newsletter' },
  NoticeBar: { text: 'Offline' },
  OrderActions: { actions: [], number: '1' },
  OrderCard: { number: '1', status: 'paid', total: '$1.00', lines: [] },
  OrderCardSkeleton: {},
  OrderLineList: { lines: [] },
  OrderListTabs: { tabs: [] },
  OrderStatus: { status: 'paid' },
  OrderTimeline: { steps: [] },
  PageHeader: { title: 'Lamps' },
  PaymentMethodChoice: { methods: [] },
  PaymentResultPanel: { state: 'paid', shopHref: '/' },
  Picture: {},
  PopupMenuItem: { children: 'Sign out' },
  PopupMenu: { trigger: 'Menu', links: [link] },
  Price: { price },
  ProductCard: product,
  ProductCardSkeleton: {},
  ProductGallery: { name: 'Lamp', pictures: [picture] },
  ProductGrid: { children: 'Card' },
  ProductPageLayout: { gallery: 'Gallery', decision: 'Decision' },
  ProductSummary: { name: 'Lamp', price },
  QuantityStepper: { value: 1, stock: 2 },
  QuickView: { ...modal, name: 'Lamp', href: '/lamp', gallery: 'Gallery', summary: 'Summary' },
  RadioGroup: { label: 'Size', options: [] },
  Rating: { value: 4 },
  Receipt: { rows: [], total: { label: 'Total', value: '$1.00' } },
  RegistrationDialog: { ...modal, code: { onSend: ignore }, onSubmit: ignore, signInHref: '/sign-in' },
  RegistrationForm: { code: { onSend: ignore }, onSubmit: ignore, signInHref: '/sign-in' },
  RouteProgress: { active: true },
  SearchDrawer: { ...modal, words: '', onWordsChange: ignore, action: '/search' },
  SearchForm: { action: '/search' },
  SectionHeading: { title: 'Popular' },
  SelectField: { label: 'Sort', options: [] },
  SignInPrompt: { title: 'Sign in', text: 'Orders', signIn: link },
  SiteFooter: { columns: [], copyright: '2026' },
  SiteHeader: { brand: { href: '/', name: 'Shop' } },
  Skeleton: {},
  SkipLink: {},
  SoldCount: { count: '2' },
  Stack: { children: 'Content' },
  StockLabel: { stock: { kind: 'in-stock' } },
  TextArea: { label: 'Note' },
  TextField: { label: 'Name' },
  TextLink: { href: '/', children: 'Home' },
  ToastRegion: { toasts: createToasts() },
  UndoBar: { text: 'Removed', onUndo: ignore, onDismiss: ignore },
  VariantPicker: { axes: [] },
  VisuallyHidden: { children: 'Hidden' },
};

/** Provide words and themes, and render no element that could take attributes. */
export const withoutRoot: readonly Providers[] = ['UiProvider', 'UiBaseProvider', 'ThemeStyle'];
