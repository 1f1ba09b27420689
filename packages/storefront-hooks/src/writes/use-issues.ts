'use client';
import { StorefrontError } from '@promenade/storefront-sdk';
import { useMemo, useState } from 'react';
import type { FieldIssues } from '../domain/validation.ts';

/** Validation state of a form. */
export interface FormIssues<Field extends string, Issue extends string> {
  /** Issues found by the latest validation, by field. */
  readonly issues: FieldIssues<Field, Issue>;
  /** Removes the issue of a field, when the field changes. */
  clearIssue(field: Field): void;
  /** Shows these issues; throws an error of kind `invalid` when there is one. */
  validate(found: FieldIssues<Field, Issue>): void;
  /** The same for one field; the issues of other fields stay. */
  validateField(field: Field, issue: Issue | undefined): void;
  /** Shows these issues and throws the cause, or without one an error of kind `invalid`. */
  reject(found: FieldIssues<Field, Issue>, cause?: unknown): never;
}

function without<Field extends string, Issue extends string>(
  issues: FieldIssues<Field, Issue>,
  field: Field,
): FieldIssues<Field, Issue> {
  const { [field]: _, ...others } = issues;
  return others as FieldIssues<Field, Issue>;
}

/** @param endpoint Id of the endpoint that the form belongs to, for the errors. */
export function useIssues<Field extends string, Issue extends string>(endpoint: string): FormIssues<Field, Issue> {
  const [issues, setIssues] = useState<FieldIssues<Field, Issue>>({});
  const actions = useMemo((): Omit<FormIssues<Field, Issue>, 'issues'> => {
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
