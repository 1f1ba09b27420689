import { describe, expect, it } from 'vitest';
import enAccount from './messages/en.account.json' with { type: 'json' };
import enPages from './messages/en.json' with { type: 'json' };
import frAccount from './messages/fr.account.json' with { type: 'json' };
import frPages from './messages/fr.json' with { type: 'json' };

const en: Record<string, string> = { ...enPages, ...enAccount };
const fr: Record<string, string> = { ...frPages, ...frAccount };

const argumentsOf = (message = '') => [...new Set(message.match(/(?<=\{)\w+(?=[,}])/g))].sort();

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** Names written out, and the patterns of names put together: `orders.tab.${tab}`. */
function isSaid(id: string): boolean {
  const patterns = [...sources.matchAll(/\btext\(\s*`([^`]*)`/g)].map(([, template = '']) =>
    template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[\\w-]+'),
  );
  return sources.includes(`'${id}'`) || new RegExp(`^(?:${patterns.join('|')})$`).test(id);
}

describe('the words of the shop', () => {
  it('exist in both languages', () => {
    expect(Object.keys(frPages)).toEqual(Object.keys(enPages));
    expect(Object.keys(frAccount)).toEqual(Object.keys(enAccount));
  });

  it('stand in one catalogue only', () => {
    expect(Object.keys(enPages).filter((id) => id in enAccount)).toEqual([]);
  });

  it('are all said somewhere', () => {
    expect(isSaid('orders.tab.unpaid')).toBe(true);
    expect(isSaid('orders.tab')).toBe(false);
    expect(Object.keys(en).filter((id) => !isSaid(id))).toEqual([]);
  });

  it('say the same things about the same values', () => {
    for (const [id, message] of Object.entries(en)) {
      expect([id, argumentsOf(fr[id])]).toEqual([id, argumentsOf(message)]);
    }
  });

  it('keep French signs with their words', () => {
    for (const [id, message] of Object.entries(fr)) expect([id, / [:;?!»]|« /.test(message)]).toEqual([id, false]);
  });
});
