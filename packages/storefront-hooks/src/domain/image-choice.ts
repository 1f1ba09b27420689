import { IMAGE_MAX_BYTES, IMAGES_MAX } from './constants.ts';
import { type IssueId, issueId } from './issue.ts';

/** The fields of a file that are checked. A browser's `File` can be passed directly. */
export interface ImageFile {
  /** Media type, for instance `image/png`; empty if the device does not know it. */
  type: string;
  /** Name of the file, which decides if there is no media type. */
  name?: string;
  /** Size in bytes. */
  size: number;
}

/** Issues of rejected images, as message ids. */
export type ImageIssue = 'imageType' | 'imageEmpty' | 'imageTooLarge' | 'tooManyImages';

/** Selected files, split into accepted and rejected ones. */
export interface ImageChoice<File extends ImageFile> {
  /** Files to upload, in the selected order. */
  accepted: File[];
  /** Rejected files, each with its issue. */
  issues: { file: File; issue: IssueId<ImageIssue> }[];
}

/** Media types under which devices know JPG and PNG files, and the ends of their names. The server looks at the content. */
const IMAGE_MEDIA = /^image\/(?:jpe?g|pjpeg|jfif|(?:x-)?png)\b/i;
const IMAGE_NAME = /\.(?:jpe?g|jfif|png)$/i;
const UNKNOWN_MEDIA = /^(?:(?:application|binary)\/octet-stream)?$/i;

function imageIssue({ type, name = '', size }: ImageFile): ImageIssue | undefined {
  if (!(UNKNOWN_MEDIA.test(type) ? IMAGE_NAME.test(name) : IMAGE_MEDIA.test(type))) return 'imageType';
  if (!(size > 0)) return 'imageEmpty';
  return size > IMAGE_MAX_BYTES ? 'imageTooLarge' : undefined;
}

/**
 * Selects the files to add to the images of a review, a refund or an application: JPG and PNG files of at most 5 MiB, at most
 * five in total. All other files are rejected, each with its issue.
 *
 * @param present Number of images that the form already contains.
 */
export function chooseImages<File extends ImageFile>(files: readonly File[], present = 0): ImageChoice<File> {
  const choice: ImageChoice<File> = { accepted: [], issues: [] };
  for (const file of files) {
    const isFull = present + choice.accepted.length >= IMAGES_MAX;
    const issue = imageIssue(file) ?? (isFull ? 'tooManyImages' : undefined);
    if (issue) choice.issues.push({ file, issue: issueId(issue) });
    else choice.accepted.push(file);
  }
  return choice;
}
