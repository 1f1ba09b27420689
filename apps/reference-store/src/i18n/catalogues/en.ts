import { primitives, shop } from '@promenade/storefront-ui/messages/en';
import type { FolderFiles } from '../catalogue.ts';

export { default as messages } from '../messages/en.json';

export const uiStrings = { primitives, shop };

export const files: FolderFiles = import.meta.glob('../messages/en.*.json');
