import { commerce, patterns, primitives } from '@promenade/storefront-ui/messages/fr';

export { default as messages } from '../messages/fr.json' with { type: 'json' };

export const uiStrings = { primitives, commerce, patterns };
