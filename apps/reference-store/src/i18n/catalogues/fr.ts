export { fr as uiStrings } from '@promenade/storefront-ui/messages/fr';
export { default as messages } from '../messages/fr.json' with { type: 'json' };
