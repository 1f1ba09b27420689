import { expect, it } from 'vitest';
import { customerService } from './customer-service.ts';

it.each([
  [{ type: 'h5', link: 'https://help.example/a' }, 'link', 'https://help.example/a'],
  [{ type: 'H5', link: ' https://help.example ' }, 'link', 'https://help.example/'],
  [{ type: 'message', message: 'https://chat.example/1' }, 'message', 'https://chat.example/1'],
  [{ type: 'phone', phone: '+33 1 23 45 67 89' }, 'phone', 'tel:+33123456789'],
  [{ type: 'hotline', phone: '(555) 010-2030' }, 'phone', 'tel:5550102030'],
  [{ type: 'phone', phone: '030 1234567, Durchwahl 12' }, 'phone', 'tel:0301234567;ext=12'],
  [{ type: 'hotline', phone: '115' }, 'phone', 'tel:115'],
  [{ type: 'email', email: 'help@example.com' }, 'email', 'mailto:help@example.com'],
])('%o results in a contact', (facts, kind, href) => {
  expect(customerService(facts)).toMatchObject({ kind, href });
});

it.each([
  [{ type: 'h5', link: ' https://help.example ' }, 'https://help.example'],
  [{ type: 'phone', phone: ' (555) 010-2030' }, '(555) 010-2030'],
  [{ type: 'email', email: ' help@example.com ' }, 'help@example.com'],
])('the contact of %o is shown as %j', (facts, text) => {
  expect(customerService(facts)?.text).toBe(text);
});

it.each([
  { type: null },
  { type: 'h5' },
  { type: 'phone' },
  { type: 'pigeon', phone: '555' },
  { type: 'email', phone: '5550102030' },
  { type: 'h5', link: 'javascript:alert(1)' },
  { type: 'h5', link: 'http://help.example' },
  { type: 'message', message: '' },
  { type: 'phone', phone: '555;phone-context=evil.example' },
  { type: 'email', email: 'a@example.com?bcc=b@example.com' },
  { type: 'email', email: 'a@example.com,b@example.com' },
])('%o results in no contact', (facts) => {
  expect(customerService(facts)).toBeUndefined();
});
