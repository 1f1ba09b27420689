import { expect, it } from 'vitest';
import { accountMenu } from './account-menu.ts';
import * as paths from './paths.ts';

const entry = (name: string, pc_url: string) => ({ id: 1, name, pic: '', url: '#', pc_url });
const menu = (...entries: ReturnType<typeof entry>[]) => accountMenu((id) => id, entries, paths.wishes);

it('marks the current page', () => {
  expect(menu().filter(({ current }) => current)).toEqual([
    { label: 'account.wishes', href: paths.wishes, current: true },
  ]);
});

it("adds further shop pages from the backend's menu, each page once", () => {
  const links = menu(entry('Become a seller', paths.aboutUs), entry('My orders', paths.orders));
  expect(links.map(({ label }) => label)).toEqual([...menu().map(({ label }) => label), 'Become a seller']);
});

it.each(['', '#', ' ', 'javascript:alert(1)', '//evil.example', 'https://evil.example', '/users/unknown'])(
  'leaves out an entry with the address %j',
  (address) => expect(menu(entry('Entry', address))).toEqual(menu()),
);
