import { MockFailure } from '../respond.ts';

/** Refuses ids that are unknown or belong to another account. */
export const notFound = () => new MockFailure(404, 'No data found');

export const refused = (message: string) => new MockFailure(400, message);

/** Refuses a field; the message of the response is the same sentence. */
export const badField = (field: string, message: string, code = 400) =>
  new MockFailure(code, message, { [field]: message });
