import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ada@Shopper.Test', 'ada@shopper.test'],
  [' ada@shopper.test ', 'ada@shopper.test'],
  ['ada+one@shopper.test', 'ada@shopper.test'],
  ['ada+one+two@shopper.test', 'ada@shopper.test'],
  ['ａｄａ@shopper.test', 'ada@shopper.test'],
  ['ada@shopper.test.', 'ada@shopper.test'],
  ['ada@BÜCHER.test', 'ada@xn--bcher-kva.test'],
  ['ada@xn--bcher-kva.test', 'ada@xn--bcher-kva.test'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['a.da@GoogleMail.com', 'ada@gmail.com'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('dots distinguish mailboxes elsewhere', () => {
  expect(mailboxOf('a.da@shopper.test')).not.toBe(mailboxOf('ada@shopper.test'));
});

test('an invalid address is counted unchanged', () => {
  expect(mailboxOf('+1 555 0100')).toBe('+1 555 0100');
  expect(mailboxOf('ada@bad domain')).toBe('ada@bad domain');
});
