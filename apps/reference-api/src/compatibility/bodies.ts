import { type AnySchema, contract, type EndpointId, type Shape } from '@promenade/storefront-sdk/contract';
import { splitName, splitPlace } from '../domain/whole-address.ts';
import { countryCodeOf } from './countries.ts';

/*
 * Bodies of the family that say the same as ours in other fields. They are put into our fields before they are read and
 * checked as any other.
 */

type Fields = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';
const written = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** One score stands for the product and for the service. */
function review(fields: Fields): Fields {
  const { star, productScore, serviceScore } = fields;
  if (isBlank(star)) return fields;
  return {
    ...fields,
    productScore: isBlank(productScore) ? star : productScore,
    serviceScore: isBlank(serviceScore) ? star : serviceScore,
  };
}

/**
 * One name and one text for the place. Parts that they don't contain are empty; a missing text is left out, except in an
 * update, where a blank means an unchanged value.
 */
function address(fields: Fields): Fields {
  const isChange = !isBlank(fields.id) && Number(fields.id) !== 0;
  const { realName, detail, country, lastName = '', city = '', state = '', ...rest } = fields;
  const known = Object.fromEntries(Object.entries({ lastName, city, state }).filter(([, value]) => !isBlank(value)));
  const name = splitName(written(realName));
  const place = splitPlace(written(detail));
  return {
    ...rest,
    ...known,
    realName,
    detail,
    country: typeof country === 'string' ? countryCodeOf(country.trim()) : country,
    ...(isChange && realName !== undefined && { lastName }),
    ...(isChange && detail !== undefined && { city, state }),
    ...(written(realName) && {
      firstName: isBlank(fields.firstName) ? name.first_name : fields.firstName,
      lastName: isBlank(fields.firstName) ? name.last_name : lastName,
    }),
    ...(written(detail) && {
      addressLine1: isBlank(fields.addressLine1) ? place.address_line1 : fields.addressLine1,
      addressLine2: isBlank(fields.addressLine1) ? place.address_line2 : fields.addressLine2,
      city,
      state,
    }),
  };
}

const theirFields: { readonly [Id in EndpointId]?: (fields: Fields) => Fields } = {
  'addresses.save': address,
  'reviews.create': review,
};

/** Maps a request body of the backend family to canonical field names. */
export function inOurFields(id: EndpointId, body: unknown): unknown {
  const translate = theirFields[id];
  return translate && typeof body === 'object' && body !== null && !Array.isArray(body)
    ? translate(body as Fields)
    : body;
}

/** Fields of the family that replace fields of the contract, by the contract's name. */
const theirNames: { readonly [Id in EndpointId]?: Readonly<Record<string, string>> } = {
  'addresses.save': {
    ...{ firstName: 'realName', lastName: 'realName' },
    ...{ addressLine1: 'detail', addressLine2: 'detail', city: 'detail', state: 'detail' },
  },
  'reviews.create': { productScore: 'star', serviceScore: 'star' },
};

/** Field names as sent, by the contract's name, so that errors use names that the caller knows. */
export function sentNames(id: EndpointId, body: unknown): Readonly<Record<string, string>> {
  const names = Object.entries(theirNames[id] ?? {});
  if (typeof body !== 'object' || body === null || !names.some(([, theirs]) => theirs in body)) return {};
  return Object.fromEntries(names.filter(([ours]) => !(ours in body)));
}

/** The body schema of a call, extended to accept blanks of the backend family. */
export function bodySchemaOf(id: EndpointId): AnySchema | undefined {
  const { body } = contract[id].input;
  if (id !== 'addresses.save' || !body) return body;
  const shape = body.of as Shape;
  const mayBeEmpty = ['lastName', 'city', 'state'].map((name) => {
    const field = shape[name] as AnySchema;
    return [name, { ...field, limits: { ...field.limits, min: 0 } }];
  });
  // A blank country keeps the stored one; `saveAddress` requires it for a new address.
  const country = shape.country as AnySchema;
  mayBeEmpty.push(['country', { ...country, limits: { ...country.limits, min: 0, pattern: '^([A-Z]{2})?$' } }]);
  return { ...body, of: { ...shape, ...Object.fromEntries(mayBeEmpty) } } as AnySchema;
}
