import type { PictureView } from '@promenade/storefront-ui';
import { busyPicture, darkPicture, still } from '../../packages/storefront-ui/src/story-data/pictures.ts';

export const picturesOfEveryKind: readonly { name: string; picture: PictureView | undefined }[] = [
  { name: 'One object', picture: still('vase', { hue: 30 }) },
  { name: 'Several', picture: still(['lamp', 'chair', 'bag'], { hue: 210 }) },
  { name: 'Dark', picture: darkPicture },
  { name: 'Busy', picture: busyPicture },
  { name: 'None', picture: undefined },
];
