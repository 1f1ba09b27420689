import { IMAGE_MAX_BYTES, IMAGE_TYPES, IMAGES_MAX } from './constants.ts';

/** What the choice looks at in a file; a browser's `File` fits. */
export interface ImageFile {
  /** Media type, such as `image/png`. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Issues of images that cannot be taken, as message ids. */
export type ImageIssue = 'imageType' | 'imageEmpty' | 'imageTooLarge' | 'tooManyImages';

/** Chosen files, split into accepted and rejected ones. */
export interface ImageChoice<File extends ImageFile> {
  /** Files to upload, in their order. */
  accepted: File[];
  /** Rejected files, each with its issue. */
  issues: { file: File; issue: ImageIssue }[];
}

function imageIssue({ type, size }: ImageFile): ImageIssue | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return 'imageType';
  if (!(size > 0)) return 'imageEmpty';
  return size > IMAGE_MAX_BYTES ? 'imageTooLarge' : undefined;
}

/**
 * Decides which of the chosen files join the images of a review, a refund or an application: JPG and PNG of at most 5 MiB,
 * five in all. Each other file is rejected on its own.
 *
 * @param present Number of images that the form has already.
 */
export function chooseImages<File extends ImageFile>(files: readonly File[], present = 0): ImageChoice<File> {
  const choice: ImageChoice<File> = { accepted: [], issues: [] };
  for (const file of files) {
    const isFull = present + choice.accepted.length >= IMAGES_MAX;
    const issue = imageIssue(file) ?? (isFull ? 'tooManyImages' : undefined);
    if (issue) choice.issues.push({ file, issue });
    else choice.accepted.push(file);
  }
  return choice;
}
