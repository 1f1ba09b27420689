import { issueTexts as byLanguage } from '@promenade/storefront-hooks/domain';
import { account } from '@promenade/storefront-ui/messages/fr';

export { default as messages } from '../messages/fr.account.json';

export const uiStrings = { account };

export const issueTexts = byLanguage.fr;
