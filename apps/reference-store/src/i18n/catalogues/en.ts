import { primitives, shop } from '@promenade/storefront-ui/messages/en';
import type { FolderWords } from '../catalogue.ts';

export { default as messages } from '../messages/en.json';

export const uiStrings = { primitives, shop };

export const files = import.meta.glob<FolderWords>('../messages/en.*.json');
