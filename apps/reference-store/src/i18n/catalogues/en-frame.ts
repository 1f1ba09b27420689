import { issueTexts as byLanguage } from '@promenade/storefront-hooks/domain';

export { default as messages } from '../messages/en.frame.json';

export const issueTexts = byLanguage.en;
