import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAILS_A_DAY } from '../mail/budgets.ts';
import { PASSKEYS_MAX } from '../repositories/passkeys.ts';
import { type LimitClass, limitClasses, signInLimits } from './classes.ts';

const README = new URL('../../README.md', import.meta.url);
const IDENTITY_README = new URL('../identity/README.md', import.meta.url);

const SECURITY = new URL('../../../../SECURITY.md', import.meta.url);

const WINDOWS: Readonly<Record<number, string>> = { 60000: 'minute', 3600000: 'hour' };
const shown = (count: number | undefined) => count?.toLocaleString('en') ?? '';

/** The limits as the README shows them. */
const rows = Object.entries<LimitClass>(limitClasses).map(([name, limit]) => {
  const kind = `${limit.counting}${limit.isVolume ? ', volume' : ''}`;
  const numbers = [shown(limit.perNetwork), shown(limit.perAccount), WINDOWS[limit.windowMs]];
  return [`\`${name}\``, ...numbers, kind, limit.purpose];
});

test('the README shows all limits', () => {
  const cells = readFileSync(README, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const heading = cells.findIndex(([first]) => first === 'class');
  expect(cells.slice(heading + 2, heading + 2 + rows.length)).toEqual(rows);
});

test('the README of the identity provider shows the limits on guessing', () => {
  const text = readFileSync(IDENTITY_README, 'utf8').replace(/\s+/g, ' ');
  const [minute, quarter, hour] = signInLimits.pair;
  expect([minute, quarter, hour].map((pair) => pair?.windowMs)).toEqual([60_000, 15 * 60_000, 60 * 60_000]);
  expect(text).toContain(`${minute?.limit} a minute, ${quarter?.limit} in 15 minutes, ${hour?.limit} an hour`);
  expect(signInLimits.account).toEqual({ limit: 100, windowMs: 24 * 60 * 60_000 });
  expect(text).toContain(`share ${signInLimits.account.limit} tries a day for each account`);
  expect(signInLimits.device).toEqual({ limit: 10, windowMs: 60 * 60_000 });
  expect(text).toContain('ten wrong passwords an hour');
  expect(text).toContain(`One network tries ${limitClasses.password.perNetwork} passwords an hour`);
});

test('SECURITY.md and the README of the identity provider say how much mail, how many guesses and passkeys there may be', () => {
  const [security, identity] = [SECURITY, IDENTITY_README].map((file) =>
    readFileSync(file, 'utf8').replace(/\s+/g, ' '),
  );
  const { unproven, proven } = MAILS_A_DAY;
  expect(security).toContain(`${unproven} a day to a mailbox, ${proven} to one that an account has proven`);
  expect(identity).toContain(`${unproven} to an unverified address, ${proven} to a verified one`);
  expect(security).toContain(`${signInLimits.account.limit} a day for an account`);
  expect(security).toContain(`${limitClasses.password.perNetwork} an hour from a network, with the wrong passwords`);
  expect(security).toContain(`${limitClasses.credentials.perNetwork} an hour from a network, whatever is in them`);
  expect(security).toContain(`${PASSKEYS_MAX} for an account`);
  expect(identity).toContain(`An account has ${PASSKEYS_MAX} passkeys at most`);
});
