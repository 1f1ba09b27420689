import { expect, test } from 'vitest';
import { readDemoSettings } from './settings.ts';

const [sandbox, real] = [{ sandbox: true }, { sandbox: false }];

test('the demo shop has its history and pictures, and no courier unless asked for', () => {
  expect(readDemoSettings({}, sandbox)).toEqual({ seed: 'demo', history: true, warmPictures: true, courier: false });
  expect(readDemoSettings({ DEMO: 'on' }, sandbox).courier).toBe(true);
  const all = { SEED: 'none', DEMO_LIVES: 'off', WARM_PICTURES: 'off' };
  expect(readDemoSettings(all, sandbox)).toMatchObject({ seed: 'none', history: false, warmPictures: false });
});

test('outside of the sandbox nobody has a history, and no courier comes', () => {
  expect(readDemoSettings({}, real).history).toBe(false);
  expect(() => readDemoSettings({ DEMO: 'on' }, real)).toThrow('needs SANDBOX=on');
});

test('what is no seed stops the start with a sentence', () => {
  expect(() => readDemoSettings({ SEED: 'full' }, sandbox)).toThrow('SEED must be demo or none');
});
