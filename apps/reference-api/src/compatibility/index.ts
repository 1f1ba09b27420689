import type { ClientForms } from '../contract/client-forms.ts';
import type { Deps } from '../deps.ts';
import { inTheirForm } from './answers.ts';
import { bodySchemaOf, inOurFields, sentNames } from './bodies.ts';
import { editionOf, wantsStatus200 } from './edition.ts';
import type { NoteClient } from './undeclared-clients.ts';

/** The forms of clients that were written for the backend family of this contract. */
export const compatibleForms = (deps: Pick<Deps, 'config' | 'shops'>, note: NoteClient): ClientForms => ({
  async editionOf(request) {
    const edition = await editionOf(deps, request);
    // Recognised by its header alone: mails and programs that it does not call know nothing of it.
    if (edition === 'family' && request.headers.origin === undefined) note(await deps.shops.byHost(request.hostname));
    return edition;
  },
  wantsStatus200: (request) => wantsStatus200(deps, request),
  bodySchemaOf,
  toContract: inOurFields,
  sentNames,
  fromContract: ({ edition, locale }, id, data) => (edition === 'family' ? inTheirForm(data, locale, id) : data),
});
