import type { en } from './issue-texts.ts';

/** Ids of all issues that forms can have. Each has a text. */
export type Issue = keyof typeof en;

declare const idOf: unique symbol;

/**
 * An issue that validation found. It is the id, as a string, but has another type, because it is not a text for shoppers:
 * `issueText` returns the text.
 */
export interface IssueId<Id extends Issue = Issue> {
  /** The id. */
  readonly [idOf]: Id;
}

/** Brands an id, so that it is not assignable to a text. */
export function issueId<Id extends Issue>(id: Id): IssueId<Id> {
  return id as unknown as IssueId<Id>;
}

/** Issues of a form by field. Valid fields are absent. */
export type FieldIssues<Field extends string, Id extends Issue> = Partial<Record<Field, IssueId<Id>>>;

/** One text per issue, in one language. Start from `issueTexts.en` or `issueTexts.fr` to write your own. */
export type IssueTexts<Id extends Issue = Issue> = Readonly<Record<Id, string>>;

/**
 * The text that shows an issue to a shopper.
 * @example issueText(issues.email, textsFor(locale, issueTexts))
 */
export function issueText<Id extends Issue>(issue: IssueId<Id>, texts: IssueTexts<Id>): string;
export function issueText<Id extends Issue>(issue: IssueId<Id> | undefined, texts: IssueTexts<Id>): string | undefined;
export function issueText<Id extends Issue>(issue: IssueId<Id> | undefined, texts: IssueTexts<Id>): string | undefined {
  return issue && texts[issue as unknown as Id];
}

/**
 * The texts of a form's issues, by field: for `validate` and `errors` of forms.
 * @example <AddressForm validate={(values) => fieldTexts(addressIssues(values), texts)} … />
 */
export function fieldTexts<Field extends string, Id extends Issue>(
  issues: FieldIssues<Field, Id>,
  texts: IssueTexts<Id>,
): Partial<Record<Field, string>> {
  const entries = Object.entries<IssueId<Id> | undefined>(issues);
  return Object.fromEntries(entries.map(([field, issue]) => [field, issueText(issue, texts)])) as ReturnType<
    typeof fieldTexts<Field, Id>
  >;
}
