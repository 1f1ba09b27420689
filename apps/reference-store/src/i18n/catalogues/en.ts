import { commerce, patterns, primitives } from '@promenade/storefront-ui/messages/en';

export { default as messages } from '../messages/en.json' with { type: 'json' };

export const uiStrings = { primitives, commerce, patterns };
