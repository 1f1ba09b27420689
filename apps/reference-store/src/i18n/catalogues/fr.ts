import { primitives, shop } from '@promenade/storefront-ui/messages/fr';
import type { FolderFiles } from '../catalogue.ts';

export { default as messages } from '../messages/fr.json';

export const uiStrings = { primitives, shop };

export const files: FolderFiles = import.meta.glob('../messages/fr.*.json');
