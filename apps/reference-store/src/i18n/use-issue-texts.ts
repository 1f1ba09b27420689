import type { IssueTexts } from '@promenade/storefront-hooks/domain';
import { useTexts } from './texts.tsx';

/** What to say of each issue of a form, in the language of the page. */
export function useIssueTexts(): IssueTexts {
  const { issueTexts } = useTexts();
  if (!issueTexts)
    throw new Error('Only the folders "account", "application", "frame" and "service" have the texts of issues.');
  return issueTexts;
}
