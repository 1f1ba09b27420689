import type { PictureView } from '@promenade/storefront-ui';
import { still } from '../../packages/storefront-ui/src/story-data/pictures.ts';

export const picturesOfEveryKind: readonly { name: string; picture: PictureView | undefined }[] = [
  { name: 'One object', picture: still('vase', { hue: 30 }) },
  { name: 'Several', picture: still(['lamp', 'chair', 'bag'], { hue: 210 }) },
  { name: 'None', picture: undefined },
];
