import { calls, type Field, fieldsOf } from './contract-calls.ts';

/** Texts that mean something to a database, a page, a template, a shell or a spreadsheet, and are words to a shop. */
export const hostileTexts: readonly string[] = [
  ...["' or '1'='1", '"; drop table users; --', "'); delete from orders; --", "\\'; select pg_sleep(9); --", '%_\\%'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '&lt;b&amp;gt;'],
  ...['{{7*7}}#{7*7}<%= 7*7 %>', '{name} {limit}', '$& $1 $` $$', '__proto__', 'null', '[object Object]'],
  ...['../../etc/passwd', '%00%0d%0a', '`id` $(id) | id', '=cmd|calc!A1', '👩‍👩‍👧‍👦 é\u0302 \ufdfd'],
];

/** Texts that a shop may refuse, but must not fall over. */
export const indigestibleTexts: readonly string[] = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud83d',
    '\u0007\u001b[2J',
    ' ',
    '\ufeff',
    '\r\nBcc: someone@else.example',
    '\u202egnp.exe',
  ],
  ...['x'.repeat(100_000), '9'.repeat(400), '-1', '1e309', '[[[[', '{"guid":{}}', '["', `${'('.repeat(5000)}`],
];

/** Every text that the contract takes. */
export const textFields: readonly Field[] = calls.flatMap(fieldsOf).filter(({ schema }) => schema.kind === 'text');

/** Words of one's own choice that a body takes. */
export const wordFields: readonly Field[] = textFields.filter(
  ({ at, schema }) => at.startsWith('body') && schema.limits?.pattern === undefined,
);

/** Texts that no response contains, by the name of their field or by call and place, with the reason. */
export const forgottenWords: Readonly<Record<string, string>> = {
  password: 'is a secret',
  newPassword: 'is a secret',
  passwordAgain: 'is a secret',
  oauthToken: 'is a secret',
  oauthTokenSecret: 'is a secret',
  oauthVerifier: 'is a secret',
  sku: 'names a variant',
  shoppingCartKey: 'names a line of the cart',
  avatar: 'has to be the address of a picture of this shop',
  hostName: 'has to be a host of the shop',
  storeName: 'is for backends that name the shop to a provider',
  'addresses.save body.realName': 'is made of first and last name here',
  'addresses.save body.detail': 'is made of the lines here',
};
