import { call, pagedCall } from '../call.ts';
import { Address, IpInfo } from '../entities/addresses.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import {
  bool,
  empty,
  listOf,
  nullable,
  object,
  optional,
  type Page,
  page,
  type Schema,
  textIn,
  withDefault,
} from '../schema/schema.ts';
import { email, id, phone } from './inputs.ts';

const name = textIn({ min: 1, max: 64 });
const foreign = { 404: 'The shopper has no such address.' };

/**
 * Lists the addresses of the account, the default first.
 * @returns A page of addresses.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list, pages } = await shop.addresses.list({ page: 2 });
 */
export const list = pagedCall({
  id: 'addresses.list',
  method: 'GET',
  path: '/api/front/address/list',
  auth: 'user',
  returns: page(Address) as Schema<Page<Address>>,
  spec: IN_TOOLS && {
    summary: 'Lists the addresses of the account, the default first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Lists all addresses of the account in one response, the default first.
 * @returns A list of addresses.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const [first] = await shop.addresses.all();
 */
export const all = call({
  id: 'addresses.all',
  method: 'GET',
  path: '/api/pc/address/all/list',
  auth: 'user',
  takes: false,
  returns: listOf(Address) as Schema<Address[]>,
  spec: IN_TOOLS && {
    summary: 'Lists all addresses of the account in one response, the default first.',
    origin: 'family',
  },
});

/**
 * Gets one address.
 * @param value `id` of the address.
 * @returns The address, or null if the shopper has none with this id.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const address = await shop.addresses.detail(12);
 */
export const detail = call({
  id: 'addresses.detail',
  method: 'GET',
  path: '/api/front/address/detail/{id}',
  auth: 'user',
  takes: 'id',
  returns: nullable(Address) as Schema<Address | null>,
  spec: IN_TOOLS && {
    summary: 'Gets one address, or null.',
    origin: 'family',
    path: {
      /** Id of the address. */
      id,
    },
    example: { path: { id: 12 } },
  },
});

/**
 * Gets the default address.
 * @returns The address, or null if the shopper has none.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const address = await shop.addresses.getDefault();
 */
export const getDefault = call({
  id: 'addresses.getDefault',
  method: 'GET',
  path: '/api/front/address/default',
  auth: 'user',
  takes: false,
  returns: nullable(Address) as Schema<Address | null>,
  spec: IN_TOOLS && { summary: 'Gets the default address, or null.', origin: 'family' },
});

/**
 * Adds an address, or changes the one with `id`. The first address always becomes the default.
 * @returns The saved address.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`, `not-found` for an unknown `id`, `auth`.
 * @example const { id } = await shop.addresses.save({ ...draft, isDefault: true });
 */
export const save = call({
  id: 'addresses.save',
  method: 'POST',
  path: '/api/front/address/edit',
  auth: 'user',
  idempotent: true,
  returns: Address as Schema<Address>,
  spec: IN_TOOLS && {
    summary: 'Adds an address, or changes the one with `id`. The first address always becomes the default.',
    origin: 'family',
    body: object({
      /** Id of the address to change. */
      id: optional(id),
      /** First name. */
      firstName: name,
      /** Last name. */
      lastName: name,
      /** E-mail address. */
      email,
      /** ISO 3166-1 alpha-2 code. */
      country: textIn({ min: 2, max: 2, pattern: '^[A-Z]{2}$', note: 'ISO 3166-1 alpha-2.' }),
      /** Dialling code. */
      countryCode: optional(textIn({ max: 5, pattern: '^\\+?\\d{0,4}$', note: 'Dialling code.' })),
      /** Street and number. */
      addressLine1: textIn({ min: 1, max: 200 }),
      /** Second line. */
      addressLine2: optional(textIn({ max: 200 })),
      /** State or region, in countries whose letters name it. */
      state: optional(textIn({ max: 80 })),
      /** City. */
      city: textIn({ min: 1, max: 80 }),
      /** Postal code, in countries that have them. */
      postCode: optional(textIn({ max: 16 })),
      /** Phone number. */
      phone: optional(phone),
      /** Whether it becomes the default address. */
      isDefault: bool,
      /** Full name, for backends without first and last names. */
      realName: optional(textIn({ max: 130, note: 'For backends without first and last names.' })),
      /** Full address as one text, for backends without address lines. */
      detail: optional(textIn({ max: 500, note: 'For backends without address lines.' })),
    }),
    errors: { 404: 'The shopper has no address with this `id`.' },
    example: {
      body: {
        firstName: 'Ada',
        lastName: 'Martin',
        email: 'ada@example.com',
        country: 'FR',
        addressLine1: '12 rue des Lilas',
        state: 'Île-de-France',
        city: 'Paris',
        postCode: '75020',
        phone: '+33 1 23 45 67 89',
        isDefault: true,
      },
    },
  },
});

/**
 * Removes an address. If it was the default, the newest remaining address becomes the default.
 * @param value `id` of the address.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such address, `auth`.
 * @example await shop.addresses.remove(12);
 */
export const remove = call({
  id: 'addresses.remove',
  method: 'POST',
  path: '/api/front/address/del',
  auth: 'user',
  repeatable: 'removal',
  takes: 'id',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Removes an address. If it was the default, the newest remaining address becomes the default.',
    origin: 'family',
    body: object({
      /** Id of the address. */
      id,
    }),
    errors: foreign,
    example: { body: { id: 12 } },
  },
});

/**
 * Makes an address the default.
 * @param value `id` of the address.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such address, `auth`.
 * @example await shop.addresses.setDefault(12);
 */
export const setDefault = call({
  id: 'addresses.setDefault',
  method: 'POST',
  path: '/api/front/address/default/set',
  auth: 'user',
  repeatable: true,
  takes: 'id',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Makes an address the default.',
    origin: 'family',
    body: object({
      /** Id of the address. */
      id,
    }),
    errors: foreign,
    example: { body: { id: 12 } },
  },
});

/**
 * Gets the approximate location of the shopper, to prefill a form. Treat an error like an empty response.
 * @returns Names of country, region and city, and the dialling code; unknown fields are empty.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const place = await shop.addresses.ipInfo().catch(() => null);
 */
export const ipInfo = call({
  id: 'addresses.ipInfo',
  method: 'POST',
  path: '/api/front/address/ip/info',
  auth: 'user',
  repeatable: true,
  takes: false,
  returns: withDefault(IpInfo, () => ({
    country_name: '',
    country_calling_code: '',
    region: '',
    city: '',
  })) as Schema<IpInfo>,
  spec: IN_TOOLS && {
    summary: 'Gets the approximate location of the shopper, to prefill a form; unknown fields are empty.',
    origin: 'family',
  },
});
