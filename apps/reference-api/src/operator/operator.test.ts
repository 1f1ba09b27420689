import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { themeJson } from '@promenade/storefront-ui/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { buyPaid } from '../testing/shopping.ts';
import { createTestShop, someSku, type TestShop, testConfig } from '../testing/test-shop.ts';
import { help, readCommandLine, UsageError } from './command-line.ts';
import { operatorCommands } from './commands.ts';
import { pathOf } from './routes.ts';
import { tokenFile } from './token.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../operator.ts', import.meta.url));

describe('the command line', () => {
  const read = (...typed: string[]) => {
    const { command, input } = readCommandLine(typed);
    return [command.name, input];
  };

  test('reads words in their order and options by their name', () => {
    expect(read('ship', 'SH1', '--company', 'Post', '--number', '12')).toEqual([
      'ship',
      { orderNo: 'SH1', company: 'Post', number: '12' },
    ]);
    expect(read('refund', 'refuse', 'RE1', 'It was whole')).toEqual([
      'refund refuse',
      { refundNo: 'RE1', reason: 'It was whole' },
    ]);
  });

  test.each([
    [['sail'], 'There is no command "sail"'],
    [['refund'], 'There is no command "refund". There are:\n\n  refund list'],
    [['ship'], '"ship" says too little'],
    [['refund', 'accept', 'RE1', 'RE2'], 'refund accept <refundNo>'],
    [['ship', 'SH1', '--boat', 'yes'], '--boat'],
  ])('%j is answered with how it is meant', (typed, sentence) => {
    expect(() => readCommandLine(typed)).toThrow(UsageError);
    expect(() => readCommandLine(typed)).toThrow(sentence);
  });

  test('a boolean option needs no value', () => {
    expect(read('ship', 'SH1', '--virtual')).toEqual(['ship', { orderNo: 'SH1', virtual: 'yes' }]);
    expect(read('import', 'products', script, '--dryRun', '--host', 'shop.example')).toMatchObject([
      'import',
      { sheet: 'products', dryRun: 'yes', host: 'shop.example' },
    ]);
  });

  test('reads files in UTF-8 and in the Unicode of spreadsheets, and refuses others by their place', () => {
    const folder = mkdtempSync(join(tmpdir(), 'promenade-files-'));
    const path = join(folder, 'keywords.csv');
    const fileOf = (content: Buffer | string) => {
      writeFileSync(path, content);
      return read('import', 'keywords', path)[1];
    };
    try {
      expect(fileOf('word\nChaise pliée')).toMatchObject({ file: 'word\nChaise pliée' });
      const unicode = Buffer.from('\ufeffword\r\nChaise pliée', 'utf16le');
      expect(fileOf(unicode)).toMatchObject({ file: 'word\r\nChaise pliée' });
      expect(() => fileOf(Buffer.from('word\nChaise pliée', 'latin1'))).toThrow(
        /not in UTF-8 \(line 2, character 11\)/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('helps with one command, with those of a word, or with all', () => {
    expect(help(['ship', '--help'])).toMatch(/\n {2}ship <orderNo>(?!.*\n {2}deliver)/s);
    expect(help(['refund', '--help']).match(/^ {2}refund /gm)).toHaveLength(6);
    expect(help(['--help'])).toBe(help());
  });

  test('helps with every command', () => {
    for (const { name, summary } of operatorCommands) {
      expect(help()).toContain(`  ${name}`);
      expect(help()).toContain(summary);
    }
  });
});

describe.each(engines)('the commands of a running shop on %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'promenade-operator-'));
  let database: Database;
  let testShop: TestShop;
  let port: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database, {}, { operatorToken: undefined, dataDir });
    port = new URL(await testShop.app.listen({ port: 0, host: '127.0.0.1' })).port;
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const type = (...typed: string[]) =>
    run(process.execPath, ['--conditions=source', script, ...typed], {
      env: { ...process.env, API_PORT: port, DATA_DIR: dataDir },
    });

  test('read their secret from a file that only its owner can read', async () => {
    expect(statSync(tokenFile(dataDir)).mode & 0o077).toBe(0);
    const { shop } = await testShop.newShopper();
    const { partNo } = await buyPaid(testShop, shop, await someSku(database));
    const { stdout } = await type('ship', partNo, '--courier', 'Camille', '--phone', '+1 617 555 0199');
    expect(stdout).toBe(`${partNo} is sent.\n`);
    expect(await shop.orders.logistics(partNo)).toMatchObject({ courier: 'Camille' });
    await expect(type('ship', partNo, '--virtual', 'yes')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Only a paid order.* \(400\)\.\n$/),
    });
  });

  test('set a theme from a file, and print it as that file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'promenade-theme-'));
    const path = join(folder, 'store-theme.json');
    try {
      const shown = () => testShop.guest().store.theme();
      const before = await shown();
      const theme = themeJson({ name: 'Autumn\u202e', brand: '#e4572e', mode: 'dark', density: 'compact' });
      writeFileSync(path, JSON.stringify(theme, null, 2));
      const { stdout } = await type('theme', 'set', path);
      expect(stdout).toMatch(/has the theme Autumn\ufffd\..*\nContrast: (\d+) of \1 pairs of colours pass;/s);
      await expect.poll(shown, { timeout: 60_000 }).toEqual({ ...theme, id: before.id });
      const printed = (await type('theme', 'show')).stdout;
      expect(JSON.parse(printed)).toMatchObject({ mode: 'dark', tokens: theme.tokens });

      writeFileSync(path, '{\n"name": "Loud",\n"tokens": { "--pm-brand": "loud" }\n}');
      await expect(type('theme', 'set', path)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('\n  line 3, --pm-brand: The token cannot have the value "loud"'),
      });
      await expect(type('theme', 'set', path, '--host', 'nowhere.example')).rejects.toMatchObject({ code: 1 });
      expect(JSON.parse((await type('theme', 'show')).stdout)).toEqual(JSON.parse(printed));

      writeFileSync(path, JSON.stringify({ name: before.name, tokens: before.tokens }));
      await type('theme', 'set', path);
      await expect.poll(shown, { timeout: 60_000 }).toEqual({ ...before, mode: undefined });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('print untrusted text without control characters', async () => {
    const email = '"\x1bc\x1b[8m\x1b]0;owned\x07\u009b2j\u202egnp.exe\u2066"<attacker@evil.example>';
    const row = await database.db.selectFrom('applications').selectAll().limit(1).executeTakeFirstOrThrow();
    const { id: _, merchant_id: __, ...application } = row;
    const pending = {
      ...application,
      user_id: null,
      merchant_id: null,
      denial_reason: '',
      status: 1,
      email,
      pictures: '[]',
    };
    await database.db.insertInto('applications').values(pending).execute();
    const { stdout } = await type('application', 'list');
    expect(stdout).toContain('<attacker@evil.example>');
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });

  /** Sends a command to the app as the command line does, without a process for it. */
  const send = (...typed: string[]) => {
    const { command, input } = readCommandLine(typed);
    const authorization = `Bearer ${readFileSync(tokenFile(dataDir), 'utf8').trim()}`;
    const headers = { authorization, 'accept-language': 'en' };
    return testShop.app.inject({ method: 'POST', url: pathOf(command), headers, payload: input });
  };

  test('change the settings of a shop, each in its own form', async () => {
    const { stdout } = await type('shop', 'set', 'websiteTitle', 'Lanes');
    expect(stdout).toContain('websiteTitle is changed');
    await send('shop', 'set', 'websiteTitle', 'Ruelles', '--language', 'fr');
    await send('shop', 'set', 'gtmId', 'G-ABCDEF1234');
    await send('shop', 'set', 'showDefaultNavBar', 'no');
    await send('shop', 'set', 'linkedin', 'none');
    await send('shop', 'set', 'pinterest', 'https://social.example/lanes');
    const { details } = await database.db
      .selectFrom('stores')
      .select('details')
      .where('host', '=', '*')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({
      websiteTitle: { en: 'Lanes', fr: 'Ruelles' },
      gtmId: 'G-ABCDEF1234',
      showDefaultNavBar: false,
      showDefaultFooter: true,
    });
    expect(details.socialLinks.map(({ network }) => network).toSorted()).toEqual(['facebook', 'pinterest', 'twitter']);
    expect(details.socialLinks).toContainEqual({ network: 'pinterest', url: 'https://social.example/lanes' });
    await send('shop', 'set', 'websiteTitle', 'Ruelles', '--language', 'fr');
    await send('shop', 'set', 'gtmId', 'none');
    for (const [typed, sentence] of [
      [['gtmId', 'UA-1'], 'GTM-… or G-…'],
      [['email', 'nobody'], 'e-mail'],
      [['showDefaultNavBar', 'perhaps'], 'yes or no'],
      [['theme', 'red'], 'no setting theme'],
      [['twitter', 'javascript:alert(1)'], 'https://…, or none'],
      [['email', 'a@b.example', '--host', 'nowhere.example'], 'no shop at nowhere.example'],
    ] as const) {
      const { statusCode, body } = await send('shop', 'set', ...typed);
      expect(statusCode, body).toBeGreaterThanOrEqual(400);
      expect(body).toContain(sentence);
    }
  });

  const knock = (headers: Record<string, string>) =>
    testShop.app.inject({ method: 'POST', url: '/operator/deliver', headers, payload: { orderNo: 'SH1' } });

  test('refuse a caller without the secret, and limit wrong secrets', async () => {
    expect((await knock({})).statusCode).toBe(403);
    expect((await knock({ authorization: `Bearer ${testConfig.operatorToken}` })).statusCode).toBe(403);
    for (let tries = 0; tries < 8; tries++) await knock({ authorization: 'Bearer guessed' });
    expect((await knock({ authorization: 'Bearer guessed' })).statusCode).toBe(429);
  });
});

test.each(engines)('a page of another site cannot send commands, even with the secret, on %s', async (engine) => {
  const database = await openTestDatabase(engine);
  const testShop = await createTestShop(database);
  const answer = await testShop.app.inject({
    method: 'POST',
    url: '/operator/deliver',
    headers: { authorization: `Bearer ${testConfig.operatorToken}`, origin: 'https://elsewhere.example' },
    payload: { orderNo: 'SH1' },
  });
  expect(answer.statusCode).toBe(403);
  await testShop.close();
  await database.close();
});
