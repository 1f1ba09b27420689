import { MockFailure } from '../respond.ts';

/** What is not there, or is somebody else's. */
export const notFound = () => new MockFailure(404, 'No data found');

export const refused = (message: string) => new MockFailure(400, message);

/** Refuses a field; the sentence stands for the whole answer, too. */
export const badField = (field: string, message: string, code = 400) =>
  new MockFailure(code, message, { [field]: message });
