import { expect, test } from 'vitest';
import { readDemoSettings } from './settings.ts';

const [sandbox, real] = [{ sandbox: true }, { sandbox: false }];

test('the demo shop has a history and pictures by default, and no courier', () => {
  expect(readDemoSettings({}, sandbox)).toEqual({ seed: 'demo', history: true, warmPictures: true, courier: false });
  expect(readDemoSettings({ DEMO: 'on' }, sandbox).courier).toBe(true);
  const all = { SEED: 'none', DEMO_HISTORY: 'off', WARM_PICTURES: 'off' };
  expect(readDemoSettings(all, sandbox)).toMatchObject({ seed: 'none', history: false, warmPictures: false });
});

test('outside the sandbox there is no history and no courier', () => {
  expect(readDemoSettings({}, real).history).toBe(false);
  expect(() => readDemoSettings({ DEMO: 'on' }, real)).toThrow('needs SANDBOX=on');
});

test('an invalid seed fails the start with a readable message', () => {
  expect(() => readDemoSettings({ SEED: 'full' }, sandbox)).toThrow('SEED must be demo or none');
});
