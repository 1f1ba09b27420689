/** An image in memory, uncompressed. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A picture that can be drawn in any width. */
export interface Picture {
  /** Its full size. */
  readonly size: Size;
  /** Opaque, three bytes a pixel. */
  draw(size: Size): Promise<Bitmap>;
}

/**
 * Finds the picture of an address.
 *
 * @param name what stands between the root of all pictures and `.webp`: `menu/coupons/icon`.
 * @returns null when there is no such picture.
 */
export type PictureSource = (name: string) => Picture | null;
