import { IMAGE_MAX_BYTES, IMAGE_TYPES, IMAGES_MAX } from './constants.ts';

/** A file as its choice sees it; a browser's `File` fits. */
export interface ImageFile {
  /** Media type, such as `image/png`. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Message ids of images that cannot be taken. */
export type ImageMessage = 'imageType' | 'imageEmpty' | 'imageTooLarge' | 'tooManyImages';

/** What becomes of chosen files. */
export interface ImageChoice<File extends ImageFile> {
  accepted: File[];
  refused: { file: File; message: ImageMessage }[];
}

function imageFault({ type, size }: ImageFile): ImageMessage | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return 'imageType';
  if (!(size > 0)) return 'imageEmpty';
  return size > IMAGE_MAX_BYTES ? 'imageTooLarge' : undefined;
}

/**
 * Which of the chosen files join the images of a review, a refund or an application: JPG and PNG of at most 5 MiB, five
 * in all (§5). The others are refused one by one.
 *
 * @param present Images there already.
 */
export function chooseImages<File extends ImageFile>(files: readonly File[], present = 0): ImageChoice<File> {
  const choice: ImageChoice<File> = { accepted: [], refused: [] };
  for (const file of files) {
    const isFull = present + choice.accepted.length >= IMAGES_MAX;
    const message = imageFault(file) ?? (isFull ? 'tooManyImages' : undefined);
    if (message) choice.refused.push({ file, message });
    else choice.accepted.push(file);
  }
  return choice;
}
