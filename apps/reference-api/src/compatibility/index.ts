import type { ClientForms } from '../contract/client-forms.ts';
import type { Deps } from '../deps.ts';
import { inTheirForm } from './answers.ts';
import { bodySchemaOf, inOurFields, sentNames } from './bodies.ts';
import { editionOf, wantsStatus200 } from './edition.ts';

/** The forms of clients that were written for the backend family of this contract. */
export const compatibleForms = (deps: Pick<Deps, 'config' | 'shops'>): ClientForms => ({
  editionOf: (request) => editionOf(deps, request),
  wantsStatus200: (request) => wantsStatus200(deps, request),
  bodySchemaOf,
  toContract: inOurFields,
  sentNames,
  fromContract: ({ edition, locale }, id, data) => (edition === 'family' ? inTheirForm(data, locale, id) : data),
});
