import type { ProductDetail } from '@promenade/storefront-sdk';
import { type VariantFacts, variantFacts } from '../catalog/variant-facts.ts';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { chosenValues, selectionOf } from '../domain/chosen-values.ts';
import { QUANTITY_MIN } from '../domain/constants.ts';
import { merchantPath } from '../domain/merchant-path.ts';
import { productPath } from '../domain/product-path.ts';
import type { StockState } from '../domain/stock.ts';
import { initialSelection, variantModel } from '../domain/variant.ts';
import { VARIANT_QUERY, variantFromText } from '../domain/variant-query.ts';
import type { MerchantView } from './merchant-card.ts';
import { type PriceView, priceView } from './price.ts';
import { type RatingView, ratingView, soldText } from './product-texts.ts';

/** Which variant of a product is shown, and the texts of its pictures. */
export interface ProductPartsOptions {
  /** Value of the query parameter `variant`. */
  variant?: string | null;
  /** Returns the alternative text of a picture by its index. @default the name, from the second picture on with its number */
  pictureLabel?: (index: number) => string;
}

/** Props of the parts of a product's page. */
export interface ProductParts {
  /** The selected variant, and its stock, price and picture. */
  variant: VariantFacts;
  /** Link to the product's page, with the selected variant. */
  href: string;
  /** Props of `<ProductSummary>`; `availability` is `undefined` while a value must still be chosen. */
  summary: {
    name: string;
    price: PriceView;
    merchant: MerchantView;
    rating: RatingView | undefined;
    sold: string | undefined;
    availability: StockState | undefined;
  };
  /** Props of `<ProductGallery>`; `index` is that of the selected variant's picture. */
  gallery: { name: string; pictures: readonly PictureView[]; index: number };
  /** Data for `<VariantPicker>`; `axes` is empty if there is nothing to choose. */
  picker: { axes: VariantFacts['axes']; value: Readonly<Record<string, string>> };
  /** Data for `<BuyBox>`. */
  buyBox: { name: string; quantity: number; stock: number; mustChoose: boolean; barPrice: PriceView };
}

type ProductInfo = ProductDetail['productInfo'];

/** Props of `<ProductGallery>`. @param image Address of the selected variant's picture. */
export function galleryView(
  { storeName: name, sliderImage, image: ownImage }: ProductInfo,
  image: string,
  { picture }: Presentation,
  pictureLabel: ProductPartsOptions['pictureLabel'],
): ProductParts['gallery'] {
  const addresses = sliderImage.length > 0 ? sliderImage : [ownImage];
  const shown = (addresses.includes(image) ? addresses : [image, ...addresses]).filter(Boolean);
  const labelOf = pictureLabel ?? ((index: number) => (index === 0 ? name : `${name} ${index + 1}`));
  const pictures = shown.flatMap((address, index) => picture(address, 'gallery', labelOf(index)) ?? []);
  return { name, pictures, index: Math.max(0, shown.indexOf(image)) };
}

/** The selected values by the name of their attribute. */
const selectedValues = (axes: VariantFacts['axes']) =>
  Object.fromEntries(
    axes.flatMap(({ name, values }) => {
      const selected = values.find((one) => one.selected);
      return selected ? [[name, selected.value]] : [];
    }),
  );

/** The seller of a product. */
export function sellerView(
  merId: number,
  { name, avatar, starLevel }: ProductDetail['merchantInfo'],
  { href, picture }: Presentation,
): MerchantView {
  return {
    name,
    href: merId > 0 ? href(merchantPath(merId)) : undefined,
    avatar: picture(avatar, 'avatar'),
    rating: ratingView(starLevel),
  };
}

/** The props of all parts, given the props that do not depend on the quantity. */
export function productParts<Facts extends VariantFacts>(
  info: ProductInfo,
  variant: Facts,
  { price, merchant, gallery }: Pick<ProductParts, 'gallery'> & Pick<ProductParts['summary'], 'price' | 'merchant'>,
  { href, locale }: Presentation,
): ProductParts & { variant: Facts } {
  const { storeName: name } = info;
  // The bar repeats the price of the page, where the lowest price is shown already.
  const { lowest: _, ...barPrice } = price;
  const { axes, quantity, stockLabel, canBuy, mustChoose, stock, variantText } = variant;
  const query = variantText ? `?${VARIANT_QUERY}=${encodeURIComponent(variantText)}` : '';
  return {
    variant,
    href: href(productPath(info) + query),
    summary: {
      name,
      price,
      merchant,
      rating: ratingView(info.rating),
      sold: soldText(info, locale),
      availability: mustChoose ? undefined : stockLabel,
    },
    gallery,
    picker: { axes, value: selectedValues(axes) },
    buyBox: { name, quantity: quantity.quantity, stock: canBuy ? stock : 0, mustChoose, barPrice },
  };
}

/** A product as the props of the parts of its page, for the variant in the address or the first variant in stock. */
export function productView(
  product: ProductDetail,
  shop: Presentation,
  now: number,
  { variant, pictureLabel }: ProductPartsOptions = {},
): ProductParts {
  const { productInfo, productAttr, productValue, merchantInfo } = product;
  const model = variantModel(productAttr, productValue);
  const opened = variantFromText(model.axes, variant) ?? initialSelection(model);
  const selection = selectionOf(model.axes, chosenValues(model.axes, opened));
  const facts = variantFacts(product, model, selection, QUANTITY_MIN);
  const parts = {
    price: priceView(facts.priceInput, shop, now),
    merchant: sellerView(productInfo.merId, merchantInfo, shop),
    gallery: galleryView(productInfo, facts.image, shop, pictureLabel),
  };
  return productParts(productInfo, facts, parts, shop);
}
