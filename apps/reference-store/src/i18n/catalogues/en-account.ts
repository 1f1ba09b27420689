import { issueTexts as byLanguage } from '@promenade/storefront-hooks/domain';
import { account } from '@promenade/storefront-ui/messages/en';

export { default as messages } from '../messages/en.account.json';

export const uiStrings = { account };

export const issueTexts = byLanguage.en;
