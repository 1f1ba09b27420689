'use client';
import { StorefrontError } from '@promenade/storefront-sdk';
import { useMemo, useState } from 'react';
import type { FieldIssues, Issue, IssueId } from '../domain/issue.ts';

/** Validation state of a form. */
export interface FormIssues<Field extends string, Id extends Issue> {
  /** Issues found by the latest validation, by field. */
  readonly issues: FieldIssues<Field, Id>;
  /** Removes the issue of a field. Call it when the field changes. */
  clearIssue(field: Field): void;
  /** Sets the issues; throws an error of kind `invalid` if there are any. */
  validate(found: FieldIssues<Field, Id>): void;
  /** Sets or removes the issue of one field; throws an error of kind `invalid` if there is one. */
  validateField(field: Field, issue: IssueId<Id> | undefined): void;
  /** Sets the issues and throws the cause, or an error of kind `invalid` without a cause. */
  reject(found: FieldIssues<Field, Id>, cause?: unknown): never;
}

function without<Field extends string, Id extends Issue>(
  issues: FieldIssues<Field, Id>,
  field: Field,
): FieldIssues<Field, Id> {
  const { [field]: _, ...others } = issues;
  return others as FieldIssues<Field, Id>;
}

/** @param endpoint Id of the form's endpoint, for the errors. */
export function useIssues<Field extends string, Id extends Issue>(endpoint: string): FormIssues<Field, Id> {
  const [issues, setIssues] = useState<FieldIssues<Field, Id>>({});
  const actions = useMemo((): Omit<FormIssues<Field, Id>, 'issues'> => {
    const invalid = () => new StorefrontError({ kind: 'invalid', code: 400, endpoint });
    return {
      clearIssue: (field) => setIssues((now) => without(now, field)),
      validate(found) {
        setIssues(found);
        if (Object.keys(found).length > 0) throw invalid();
      },
      validateField(field, issue) {
        setIssues((now) => (issue ? { ...now, [field]: issue } : without(now, field)));
        if (issue) throw invalid();
      },
      reject(found, cause = invalid()) {
        setIssues(found);
        throw cause;
      },
    };
  }, [endpoint]);
  return { issues, ...actions };
}
