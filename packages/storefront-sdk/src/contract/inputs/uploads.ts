import { optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { id } from './shared.ts';

const query = {
  model: textIn({ min: 1, max: 32, pattern: '^[a-z]+$', note: 'What the file belongs to: product, user.' }),
  pid: optional(id),
};
const example = { query: { model: 'product', pid: 1 } };
const maxBytes = 5 * 1024 * 1024;
const pictures = ['image/jpeg', 'image/png'];
const errors = {
  400: 'The file is none, too large, or not of a type that is taken.',
  403: 'A visitor has not paid for an order yet.',
  503: 'Too many files are coming in; `Retry-After` says when to try again.',
};

export const uploadInputs = {
  image: input({
    summary: 'Takes one picture and answers its address.',
    origin: 'family',
    query,
    file: { field: 'multipart', maxBytes, types: pictures },
    errors,
    example,
  }),
  file: input({
    summary: 'Takes one document or picture and answers its address.',
    origin: 'family',
    query,
    file: { field: 'multipart', maxBytes, types: [...pictures, 'application/pdf'] },
    errors,
    example,
  }),
};
