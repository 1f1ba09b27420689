import { primitives, shop } from '@promenade/storefront-ui/messages/fr';
import type { FolderWords } from '../catalogue.ts';

export { default as messages } from '../messages/fr.json';

export const uiStrings = { primitives, shop };

export const files = import.meta.glob<FolderWords>('../messages/fr.*.json');
