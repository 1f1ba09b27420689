import { account } from '@promenade/storefront-ui/messages/en';

export { default as messages } from '../messages/en.account.json';

export const uiStrings = { account };
