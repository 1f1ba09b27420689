import { expect, test } from 'vitest';
import { merchantMail } from './merchant-mails.ts';

const money = (cents: number) => `$${cents / 100}`;
const words = { to: 'hello@wool.example', shopName: 'Wool & Felt', money };
const order = {
  kind: 'order',
  ...{ orderNo: 'SH1', totalCents: 3100, lines: [], isPaidOnDelivery: false },
  ...{ to: 'Ada <b>, 1 Road', reach: 'ada@shopper.test', mark: 'Ring\n\nTotal: $0.00' },
} as const;

test('a shopper’s text adds no line and no markup', () => {
  const { text, html } = merchantMail({ ...words, locale: 'en', languages: ['en'] }, order);
  expect(text.split('\n')).toContain('Message: Ring Total: $0.00');
  expect(text.match(/^Total: /gm)).toHaveLength(1);
  expect(html).toContain('Ada &lt;b&gt;, 1 Road');
  expect(html).toContain('you sell on Wool &amp; Felt');
});

test('a merchant who applied in French gets mail in French', () => {
  const { subject, text } = merchantMail(
    { ...words, locale: 'fr', languages: ['fr'] },
    { ...order, mark: '', isPaidOnDelivery: true },
  );
  expect(subject).toBe('Vous avez une nouvelle commande\u00a0: SH1');
  expect(text).toContain('Le client paie à la livraison. À expédier :');
  expect(text).toContain('Commande\u00a0: SH1');
  expect(text).not.toContain('Message');
});
