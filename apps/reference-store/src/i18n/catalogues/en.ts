export { en as uiStrings } from '@promenade/storefront-ui/messages/en';
export { default as messages } from '../messages/en.json' with { type: 'json' };
