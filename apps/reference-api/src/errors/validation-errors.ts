import { contract } from '@promenade/storefront-sdk/contract';
import type { FastifyError } from 'fastify';
import type { MessageId, MessageValues } from './messages.ts';

export type FieldError = { id: MessageId; values?: MessageValues };
type Validation = NonNullable<FastifyError['validation']>[number];

/** Fields whose pattern has its own error message. */
const patternSentences: Readonly<Record<string, MessageId>> = {
  email: 'emailMalformed',
  captcha: 'codeWrong',
  country: 'countryUnknown',
};

function sentenceOf(field: string, { keyword, params }: Validation): FieldError {
  const limit = params.limit as number;
  switch (keyword) {
    case 'required':
      return { id: field === 'captcha' ? 'codeMissing' : 'fieldRequired' };
    case 'minLength':
      return limit <= 1 ? { id: 'fieldRequired' } : { id: 'fieldTooShort', values: { limit } };
    case 'maxLength':
      // A country that is named and not known here, not a code that is too long.
      if (field === 'country') return { id: 'countryUnknown' };
      return { id: 'fieldTooLong', values: { limit } };
    case 'minItems':
      return { id: 'fieldTooFew', values: { limit } };
    case 'maxItems':
      return { id: 'fieldTooMany', values: { limit } };
    case 'minimum':
      return { id: 'fieldTooSmall', values: { limit } };
    case 'maximum':
      return { id: 'fieldTooGreat', values: { limit } };
    case 'enum':
      return { id: 'fieldNotOffered', values: { limit: (params.allowedValues as unknown[]).join(', ') } };
    case 'additionalProperties':
      return { id: 'fieldUnknown' };
    case 'pattern':
      return { id: patternSentences[field] ?? 'fieldMalformed' };
    default:
      return { id: 'fieldMalformed' };
  }
}

const ADDRESS_PATTERN = contract['login.sendRegistrationCode'].input.body?.limits?.pattern;

/** One sentence per rejected field; a field inside a list is named with its index, as in `0.cartNum`. */
export function validationErrors(errors: readonly Validation[]): Record<string, FieldError> {
  const byField: Record<string, FieldError> = {};
  for (const error of errors) {
    const inside = error.instancePath.split('/').filter(Boolean);
    if (error.keyword === 'required') inside.push(error.params.missingProperty as string);
    if (error.keyword === 'additionalProperties') inside.push(error.params.additionalProperty as string);
    // A body that is an address is named like the field of one.
    const path = inside.join('.') || (error.params.pattern === ADDRESS_PATTERN ? 'email' : 'body');
    byField[path] ??= sentenceOf(inside.at(-1) ?? path, error);
  }
  return byField;
}
