import { describe, expect, it } from 'vitest';
import enAccount from './messages/en.account.json' with { type: 'json' };
import enPages from './messages/en.json' with { type: 'json' };
import frAccount from './messages/fr.account.json' with { type: 'json' };
import frPages from './messages/fr.json' with { type: 'json' };

const en = { ...enPages, ...enAccount };
const fr = { ...frPages, ...frAccount };

const argumentsOf = (message: string) => [...new Set(message.match(/(?<=\{)\w+(?=[,}])/g))].sort();

describe('the words of the shop', () => {
  it('exist in both languages', () => {
    expect(Object.keys(frPages)).toEqual(Object.keys(enPages));
    expect(Object.keys(frAccount)).toEqual(Object.keys(enAccount));
  });

  it('say the same things about the same values', () => {
    for (const [id, message] of Object.entries(en)) {
      expect([id, argumentsOf(fr[id as keyof typeof fr])]).toEqual([id, argumentsOf(message)]);
    }
  });

  it('keep French signs with their words', () => {
    for (const [id, message] of Object.entries(fr)) expect([id, / [:;?!»]|« /.test(message)]).toEqual([id, false]);
  });
});
