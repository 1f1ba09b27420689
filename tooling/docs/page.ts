/** A page of the documentation. */
export interface Page {
  /** Its path on the site, with the ending `.md`: `guides/deploy.md`. */
  readonly path: string;
  /** Markdown, beginning with its title. */
  readonly text: string;
  /** One sentence for lists of pages. */
  readonly summary: string;
}

/** The address of the published site. Documents link by it to pages that no file of the repository has. */
export const SITE = 'https://promenade-storefront.github.io/promenade/';

/** The address of the repository, for links to files that are not pages. */
export const REPOSITORY = 'https://github.com/promenade-storefront/promenade';

/** The title of a page. */
export const titleOf = ({ text }: Pick<Page, 'text'>): string => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

/** The first sentence of a text, on one line. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ');
  return /^.+?[.:](?= [A-Z]|$)/.exec(line)?.[0] ?? line;
}

/** The description of a document, or its first sentence of prose: no heading, table, list, picture or code. */
export function summaryOf(text: string): string {
  const description = /^---\n[\s\S]*?^description: (.+)$/m.exec(text)?.[1];
  if (description) return description;
  const prose = text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n\s*\n/)
    .find((block) => /^[A-Z[`*]/.test(block.trim()) && !/^\*\*\[/.test(block.trim()));
  return firstSentence(prose ?? '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** The identifier of a heading, as GitHub makes it. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
