import {
  type AddressView,
  type ApplicationCardView,
  type CartLineView as CartLineViewOfHooks,
  type CouponCardView,
  categorySuggestionView,
  type MerchantCardView,
  type OrderCardView,
  type OrderTimelineView,
  type PointsRowView,
  type ProductCardView,
  type ProductView,
  type ReceiptView,
  type RefundCardView,
  type ReviewCardView,
  suggestionView,
  useAddressCard,
  useCartLineView,
  useMerchantCard,
  useOrderCard,
  useOrderLines,
  useOrderTabs,
  useOrderTimeline,
  usePrice,
  useProductCard,
  useProductView,
  useReceipt,
} from '@promenade/storefront-hooks';
import { addressIssues, fieldTexts, issueTexts } from '@promenade/storefront-hooks/domain';
import { LinkTabs, type PictureView, Timeline } from '@promenade/storefront-ui';
import {
  AddressCard,
  type AddressCardProps,
  type AddressFormProps,
  BuyBox,
  type BuyBoxProps,
  CartLine,
  type CartLineProps,
  type CouponCardProps,
  MerchantCard,
  type MerchantCardProps,
  MerchantLine,
  OrderCard,
  type OrderCardProps,
  OrderLineList,
  type OrderLineView,
  Price,
  ProductCard,
  type ProductCardProps,
  ProductGallery,
  type ProductGalleryProps,
  ProductSummary,
  type ProductSummaryProps,
  Rating,
  type RatingView,
  Receipt,
  type ReceiptProps,
  type ReviewCardProps,
  VariantPicker,
  type VariantPickerProps,
} from '@promenade/storefront-ui/shop';
import type { SearchSuggestion } from '@promenade/storefront-ui/shop/overlays';

// Each view hook is spread into its component, so names and types of both packages have to match. Only types are checked.
type First<Hook extends (...parameters: never[]) => unknown> = Parameters<Hook>[0];

export const productCard = (card: First<typeof useProductCard>) => <ProductCard {...useProductCard(card)} />;
export function Line({ lineId }: { lineId: number }) {
  const view = useCartLineView(lineId);
  return view ? <CartLine {...view} /> : null;
}
export const price = (input: First<typeof usePrice>) => <Price price={usePrice(input)} />;
export const merchantCard = (card: First<typeof useMerchantCard>) => <MerchantCard {...useMerchantCard(card)} />;
export const addressCard = (address: First<typeof useAddressCard>) => <AddressCard {...useAddressCard(address)} />;
export const orderCard = (order: First<typeof useOrderCard>) => <OrderCard {...useOrderCard(order)} />;
export const orderLines = (lines: First<typeof useOrderLines>) => <OrderLineList {...useOrderLines(lines)} />;
export const tabs = (...of: Parameters<typeof useOrderTabs>) => <LinkTabs label="Orders" {...useOrderTabs(...of)} />;
export const timeline = (order: First<typeof useOrderTimeline>) => (
  <Timeline label="Order" items={useOrderTimeline(order).steps.map((step) => ({ ...step, title: step.id }))} />
);
export const receipt = (...of: Parameters<typeof useReceipt>) => <Receipt {...useReceipt(...of)} />;

export function ProductPage({ product }: { product: First<typeof useProductView> }) {
  const { summary, gallery, picker, buyBox } = useProductView(product, { variant: 'Red,L' });
  return (
    <>
      <ProductGallery {...gallery} />
      <ProductSummary {...summary} />
      <MerchantLine merchant={summary.merchant} />
      {summary.rating ? <Rating {...summary.rating} /> : null}
      <BuyBox {...buyBox}>
        <VariantPicker {...picker} />
      </BuyBox>
    </>
  );
}

/** Members of a view that its component does not accept, and would pass on to a DOM element. */
type Stray<View extends (...parameters: never[]) => unknown, Props> = Exclude<
  keyof NonNullable<ReturnType<View>>,
  keyof Props
>;
type Parts = ReturnType<typeof useProductView>;
type StrayPart<Part extends keyof Parts, Props> = Exclude<keyof Parts[Part], keyof Props>;
type Strays =
  | Stray<typeof useProductCard, ProductCardProps>
  | Stray<typeof useCartLineView, CartLineProps>
  | Stray<typeof useMerchantCard, MerchantCardProps>
  | Stray<typeof useAddressCard, AddressCardProps>
  | Stray<typeof useOrderCard, OrderCardProps>
  | Stray<typeof useReceipt, ReceiptProps>
  | Stray<() => CouponCardView, CouponCardProps>
  | Stray<() => ReviewCardView, ReviewCardProps>
  | StrayPart<'gallery', ProductGalleryProps>
  | StrayPart<'summary', ProductSummaryProps>
  | StrayPart<'picker', VariantPickerProps>
  | StrayPart<'buyBox', BuyBoxProps>;
export const noneIsStray: [Strays] extends [never] ? true : Strays = true;

export const suggestions = (...of: Parameters<typeof suggestionView>): SearchSuggestion[] => [suggestionView(...of)];
export const categories = (...of: Parameters<typeof categorySuggestionView>): SearchSuggestion[] => [
  categorySuggestionView(...of),
];

export const texts: AddressFormProps['validate'] = (values) => fieldTexts(addressIssues(values), issueTexts.en);
// @ts-expect-error an issue is not a text
export const issues: AddressFormProps['validate'] = addressIssues;

// These parts of ui are used by separate components.
export const pictures: readonly (PictureView | undefined)[] = [] as ReviewCardView['pictures'];
export const stars: RatingView | undefined = {} as ReviewCardView['rating'];
export const refunded: readonly OrderLineView[] = [] as RefundCardView['lines'];
export const times: ({ text: string; iso: string } | undefined)[] = [
  {} as CouponCardView['validUntil'],
  {} as PointsRowView['date'],
  {} as ApplicationCardView['date'],
];

/** A view that lacks one member, and one whose members have wrong types. */
type Without<View, Member extends keyof View> = Omit<View, Member>;
type Broken<View> = { [Member in keyof View]: symbol };

// @ts-expect-error the name of a card is missing
export const namelessCard: ProductCardProps = {} as Without<ProductCardView, 'name'>;
// @ts-expect-error
export const brokenCard: ProductCardProps = {} as Broken<ProductCardView>;
// @ts-expect-error
export const brokenSummary: ProductSummaryProps = {} as Broken<ProductView['summary']>;
// @ts-expect-error
export const brokenGallery: ProductGalleryProps = {} as Broken<ProductView['gallery']>;
// @ts-expect-error
export const brokenPicker: VariantPickerProps = {} as Broken<ProductView['picker']>;
// @ts-expect-error
export const brokenBuyBox: BuyBoxProps = {} as Broken<ProductView['buyBox']>;
// @ts-expect-error
export const brokenLine: CartLineProps = {} as Broken<CartLineViewOfHooks>;
// @ts-expect-error
export const brokenMerchant: MerchantCardProps = {} as Broken<MerchantCardView>;
// @ts-expect-error
export const brokenAddress: AddressCardProps['address'] = {} as Broken<AddressView>;
// @ts-expect-error
export const brokenOrder: OrderCardProps = {} as Broken<OrderCardView>;
// @ts-expect-error
export const brokenTimeline: OrderTimelineProps = {} as Broken<OrderTimelineView>;
// @ts-expect-error
export const brokenReceipt: ReceiptProps = {} as Broken<ReceiptView>;
