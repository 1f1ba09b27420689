import { describe, expect, it } from 'vitest';
import { type ErrorTexts, errorText, textsFor } from './error-text.ts';
import { type ErrorKind, isStorefrontError, kindOf, SHOP_CLOSED_CODE, StorefrontError } from './storefront-error.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const failed = (code: number, serverMessage?: string) =>
  new StorefrontError({ kind: kindOf(code), code, endpoint: 'cart.list', serverMessage });
const cut = (kind: ErrorKind) => new StorefrontError({ kind, endpoint: 'cart.list' });

describe('the error table of the specification', () => {
  it.each([
    [400, 'invalid', 'Bad parameter', 'Paramètre incorrect'],
    [401, 'auth', 'Please sign in', 'Veuillez vous connecter'],
    [402, 'auth', 'Please sign in', 'Veuillez vous connecter'],
    [403, 'forbidden', 'No access', 'Accès refusé'],
    [404, 'not-found', 'No data found', 'Aucune donnée trouvée'],
    [429, 'rate-limited', 'Too many requests, try again in a moment', 'Trop de demandes, réessayez dans un instant'],
    [
      500,
      'server',
      'Something went wrong on the server side, please try again later',
      'Un problème est survenu sur le serveur, réessayez plus tard',
    ],
    [503, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [502, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [504, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [409, 'conflict', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [422, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [501, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [418, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [0, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
    [410000, 'auth', 'Please sign in', 'Veuillez vous connecter'],
    [410001, 'auth', 'Please sign in', 'Veuillez vous connecter'],
    [410002, 'auth', 'Please sign in', 'Veuillez vous connecter'],
    [410003, 'platform', 'Something went wrong with the platform', 'Un problème est survenu sur la plateforme'],
  ])('%i is %s', (code, kind, english, french) => {
    expect(kindOf(code)).toBe(kind);
    expect(errorText(failed(code), en)).toBe(english);
    expect(errorText(failed(code), fr)).toBe(french);
    expect(errorText(failed(code, 'Only 3 left'), en)).toBe('Only 3 left');
    expect(errorText(failed(code, 'Only 3 left'), fr)).toBe('Only 3 left');
  });

  it.each([
    ['network', 'No connection, please check your network', 'Pas de connexion, vérifiez votre réseau'],
    [
      'timeout',
      'The server takes too long to respond, please try again',
      'Le serveur met trop de temps à répondre, réessayez',
    ],
    ['aborted', '', ''],
    [
      'contract',
      'The server sent an unreadable response, please try again later',
      'La réponse du serveur est illisible, réessayez plus tard',
    ],
  ] as const)('%s never shows what is meant for logs', (kind, english, french) => {
    const error = new StorefrontError({ kind, endpoint: 'cart.list', message: 'data.price: received string' });
    expect([errorText(error, en), errorText(error, fr)]).toEqual([english, french]);
  });

  it('has a message for any other exception', () => {
    expect(errorText(new TypeError('x is not a function'), en)).toBe('Something went wrong with the platform');
    expect(errorText(undefined, fr)).toBe('Un problème est survenu sur la plateforme');
  });
});

describe('texts', () => {
  const de: ErrorTexts = { ...en, 'not-found': 'Nichts gefunden' };

  it('can be in any language', () => {
    expect(errorText(failed(404), de)).toBe('Nichts gefunden');
    expect(errorText(failed(404, 'Vergriffen'), de)).toBe('Vergriffen');
  });

  it.each([
    ['fr', fr],
    ['fr-CA', fr],
    ['de-AT', de],
    ['en-GB', en],
    ['it', en],
    ['', en],
  ])('for %j fall back to those of the language, then to the first', (locale, texts) => {
    expect(textsFor(locale, { en, fr, de })).toBe(texts);
  });

  it('of a region take precedence over those of its language', () => {
    const ca = { ...fr, auth: 'Connectez-vous' };
    expect(textsFor('fr-CA', { en, fr, 'fr-CA': ca })).toBe(ca);
  });
});

describe('StorefrontError', () => {
  it('is recognised by `isStorefrontError`, across copies of the package', () => {
    expect(isStorefrontError(failed(404))).toBe(true);
    expect(isStorefrontError(failed(404), 'not-found')).toBe(true);
    expect(isStorefrontError(failed(404), 'auth')).toBe(false);
    expect(isStorefrontError({ '~promenade/error': true, kind: 'auth' }, 'auth')).toBe(true);
    for (const other of [null, undefined, 'error', 404, {}, new Error('x')])
      expect(isStorefrontError(other)).toBe(false);
  });

  it('is retryable for temporary errors', () => {
    const codes = [400, 401, 403, 404, 408, 418, 425, 429, 500, 501, 502, 503, 504, 5030, 10429, SHOP_CLOSED_CODE];
    expect(codes.filter((code) => failed(code).retryable)).toEqual([408, 425, 429, 502, 503, 504, SHOP_CLOSED_CODE]);
    expect(kindOf(SHOP_CLOSED_CODE)).toBe('server');
    const kinds = (['network', 'timeout', 'aborted', 'contract'] as const).filter((kind) => cut(kind).retryable);
    expect(kinds).toEqual(['network', 'timeout']);
    const busy = new StorefrontError({ kind: 'server', code: 500, status: 503, endpoint: 'cart.list' });
    expect(busy.retryable).toBe(true);
  });

  it('serialises without secrets', () => {
    const error = new StorefrontError({
      kind: 'invalid',
      code: 400,
      status: 400,
      endpoint: 'login.registerEmail',
      requestId: 'r-1',
      serverMessage: 'Bad captcha',
      fieldErrors: { password: 'hunter2 is too common' },
      cause: { authorization: 'Bearer hunter2' },
    });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'StorefrontError',
      kind: 'invalid',
      code: 400,
      status: 400,
      endpoint: 'login.registerEmail',
      requestId: 'r-1',
      retryable: false,
      serverMessage: 'Bad captcha',
      message: 'login.registerEmail: invalid: Bad captcha',
    });
  });

  it('has the properties it was created with', () => {
    const cause = new Error('reset');
    const error = new StorefrontError({ kind: 'network', endpoint: 'cart.list', cause });
    expect(error).toMatchObject({ name: 'StorefrontError', code: 0, status: 0, message: 'cart.list: network', cause });
    expect(error).toBeInstanceOf(Error);
    expect(error.fieldErrors).toBeUndefined();
  });

  it('has a message with the call, the kind, and the server’s message or details for logs', () => {
    expect(failed(404).message).toBe('cart.list: not-found');
    expect(failed(404, 'Sold out').message).toBe('cart.list: not-found: Sold out');
    const detailed = new StorefrontError({ kind: 'contract', endpoint: 'cart.list', message: 'data: received null' });
    expect(detailed.message).toBe('cart.list: contract: data: received null');
    expect(detailed.serverMessage).toBeUndefined();
  });
});
