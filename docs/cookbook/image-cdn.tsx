import { type PictureLoader, StorefrontProvider, type StorefrontProviderProps } from '@promenade/storefront-hooks';

const CDN = 'https://images.example.com';

/** An address of the CDN. Most services take width, height and format as parameters; change this function for yours. */
function resized(address: string, width: number, ratio: number, format: string): string {
  const query = new URLSearchParams({
    url: address,
    w: `${width}`,
    h: `${Math.round(width * ratio)}`,
    fit: 'cover',
    format,
  });
  return `${CDN}/?${query}`;
}

/** Each picture in half and full size, as AVIF where the browser supports it. */
export const pictures: PictureLoader = (address, { width, height }) => {
  const ratio = height / width;
  const widths = [width / 2, width].map(Math.round);
  const srcSet = (format: string) => widths.map((w) => `${resized(address, w, ratio, format)} ${w}w`).join(', ');
  return {
    src: resized(address, width, ratio, 'jpg'),
    srcSet: srcSet('jpg'),
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
  };
};

/** The CDN reads pictures from the backend, so relative addresses get its origin. */
export function ShopWithCdn(props: StorefrontProviderProps) {
  return <StorefrontProvider {...props} pictures={pictures} imageDomain="https://api.example.com" />;
}
