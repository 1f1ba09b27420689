import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

test.each(['repositories', 'domain', 'payments', 'jobs'])(
  'status numbers of orders, refunds and applications are defined in one table, not in %s',
  (folder) => {
    const files = readdirSync(join(sources, folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
    const literal = /\b(?:refund_)?status'?(?:, '(?:=|!=|in)', \[?| in \(| = |: )\d(?!\d\d)/;
    const found = files.flatMap((name) => {
      const lines = readFileSync(join(sources, folder, name), 'utf8').split('\n');
      return lines.filter((line) => literal.test(line)).map((line) => `${name}: ${line.trim()}`);
    });
    expect(found).toEqual([]);
  },
);
