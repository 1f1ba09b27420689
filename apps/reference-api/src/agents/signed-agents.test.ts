import fc from 'fast-check';
import { isInnerList, parseDictionary, serializeInnerList, serializeItem } from 'structured-headers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { OPEN_ORDER_LIMITS } from '../domain/open-orders.ts';
import { LIMITS } from '../limits/classes.ts';
import * as proofs from '../repositories/dpop-proofs.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { expireCaches } from '../testing/expire-caches.ts';
import { type KeyDirectory, startKeyDirectory } from '../testing/key-directory-server.ts';
import { messageOf } from '../testing/mcp-message.ts';
import { ucpAgent, ucpOrderOf } from '../testing/protocol-agents.ts';
import { times, turn } from '../testing/racing.ts';
import { createSigningAgent, type Signing, type SigningAgent } from '../testing/signing-agent.ts';
import { createTestShop, ORIGIN, someSku, type TestShop } from '../testing/test-shop.ts';

const { host: HOST } = new URL(ORIGIN);
const PATH = '/api/front/product/list?limit=1';
const NAME = 'Seek and Find';
/** Small enough to reach, and different for networks and signed agents. */
const SHARES = { network: 6, agent: 30 };
const { classes } = LIMITS;
const limits = {
  ...LIMITS,
  classes: {
    ...classes,
    search: { ...classes.search, perNetwork: SHARES.network },
    signedAgent: { ...classes.signedAgent, perAccount: SHARES.agent },
  },
};

interface Line {
  [fact: string]: unknown;
}

describe.each(engines)('agents that sign on %s', (engine) => {
  let database: Database;
  let shop: TestShop;
  let directory: KeyDirectory;
  let agent: SigningAgent;
  const lines: Line[] = [];

  const open = (parts = {}) =>
    createTestShop(
      database,
      {
        logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
        ...parts,
      },
      { rateLimitExempt: '' },
    );
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    directory = await startKeyDirectory();
    agent = await createSigningAgent(directory.origin);
    directory.publish([agent.jwk]);
    shop = await open();
    const { status, message } = await shop.operate('agent trust', { name: NAME, directory: directory.origin });
    expect({ status, message }).toEqual({
      status: 200,
      message: expect.stringContaining(`by one key of ${directory.origin}`),
    });
  });
  afterAll(async () => {
    await shop?.close();
    await directory?.close();
    await database?.close();
  });
  afterEach(() => void vi.restoreAllMocks());

  let address = 0;
  const ask = async (
    headers: Record<string, string>,
    { app } = shop,
    from = `198.51.100.${++address % 250}`,
    url = PATH,
    method: 'GET' | 'POST' = 'GET',
    payload?: object,
  ) => {
    lines.length = 0;
    const answer = await app.inject({
      ...{ method, url, headers: { host: HOST, 'x-forwarded-for': from, ...headers } },
      ...(payload && { payload }),
    });
    const line = lines.findLast(({ msg }) => msg === 'answered');
    return { status: answer.statusCode, agent: line?.agent, signature: line?.signature, body: answer.body };
  };
  const ordinary = { status: 200, agent: undefined };

  test.each(['ed25519', 'ecdsa-p256-sha256', 'rsa-pss-sha512'] as const)(
    'are recognised by a key for %s',
    async (kind) => {
      const signing = await createSigningAgent('https://agent.example', kind);
      const keys = JSON.stringify({ keys: [{ ...signing.jwk, use: 'sig' }] });
      expect((await shop.operate('agent trust', { name: kind, keys })).status).toBe(200);
      expireCaches();
      expect(await ask(signing.sign())).toMatchObject({ status: 200, agent: kind });
      const wide = signing.sign({
        components: [
          ...([
            ['"@method"', 'GET'],
            ['"@target-uri"', ORIGIN + PATH],
            ['"@path"', PATH.split('?')[0] ?? ''],
          ] as const),
          ['"signature-agent"', 'sig1="https://agent.example"'],
        ],
      });
      expect(await ask(wide)).toMatchObject({ status: 200, agent: kind });
      await shop.operate('agent stop', { name: kind });
      expect(await ask(signing.sign())).toMatchObject({ ...ordinary, signature: 'unknown' });
    },
  );

  test('have their name in the log and in the audit of their tools, and the calls of tools count as theirs', async () => {
    const message = messageOf('tools/call', { name: 'search_products', arguments: { limit: 1 } });
    const found = await ask(
      { ...(message.headers as Record<string, string>), ...agent.sign() },
      ...([shop, undefined, '/mcp', 'POST', message.payload] as const),
    );
    expect(found).toMatchObject({ status: 200, agent: NAME });
    expect(lines.filter(({ audit }) => audit === 'agent tool')).toMatchObject([
      { agent: NAME, tool: 'search_products' },
    ]);
    expect(lines.filter(({ msg }) => msg === 'answered')).toMatchObject([{ agent: NAME }, { agent: NAME }]);
    await ask(
      message.headers as Record<string, string>,
      ...([shop, undefined, '/mcp', 'POST', message.payload] as const),
    );
    expect(lines.filter(({ agent: named }) => named !== undefined)).toEqual([]);
  });

  const bad: [string, Signing, string][] = [
    ['expired', { created: -600, expires: -1 }, 'expired'],
    ['of the future', { created: 120, expires: 300 }, 'expired'],
    ['valid for too long', { expires: 25 * 60 * 60 }, 'expired'],
    ['for another shop', { authority: 'other.example' }, 'forged'],
    ['of another purpose', { tag: 'gateway' }, 'malformed'],
    ['by a key that nobody knows', { keyId: 'A'.repeat(43) }, 'unknown'],
    ['of an agent that publishes other keys', { agent: 'https://other.example' }, 'unknown'],
    [
      'without the shop',
      {
        components: [
          ['"@method"', 'GET'],
          ['"signature-agent"', ''],
        ],
      },
      'malformed',
    ],
    ['without the agent', { components: [['"@authority"', HOST]] }, 'malformed'],
    [
      'of another method',
      {
        components: [
          ['"@authority"', HOST],
          ['"@method"', 'POST'],
        ],
      },
      'malformed',
    ],
  ];
  test.each(bad)('are ordinary visitors with a signature %s', async (_, signing, signature) => {
    expect(await ask(agent.sign(signing))).toMatchObject({ ...ordinary, signature });
  });

  test('are ordinary visitors with the signature of another key, or of another request', async () => {
    const forger = await createSigningAgent(directory.origin);
    expect(await ask(forger.sign({ keyId: agent.id }))).toMatchObject({ ...ordinary, signature: 'forged' });
    const signed = agent.sign({
      components: [
        ['"@authority"', HOST],
        ['"@path"', '/api/front/elsewhere'],
        ['"signature-agent";key="sig1"', `"${directory.origin}"`],
      ],
    });
    expect(await ask(signed)).toMatchObject({ ...ordinary, signature: 'forged' });
  });

  test('are ordinary visitors at the second use of a signature, here and at another process', async () => {
    const other = await open();
    try {
      const signed = agent.sign();
      expect(await ask(signed)).toMatchObject({ agent: NAME });
      for (const place of [shop, other]) {
        expect(await ask(signed, place)).toMatchObject({ ...ordinary, signature: 'used before' });
      }
      const relabelled = {
        ...signed,
        'signature-input': `${signed['signature-input']}`.replace(/^sig1=/, 'again='),
        signature: `${signed.signature}`.replace(/^sig1=/, 'again='),
      };
      expect(await ask(relabelled)).toMatchObject({ ...ordinary, signature: 'used before' });
    } finally {
      await other.close();
    }
  });

  const race = async () => {
    const signed = agent.sign();
    const answers = await times(12, async (place) => {
      const headers = { host: HOST, 'x-forwarded-for': `198.51.100.${100 + place}`, ...signed };
      return (await shop.app.inject({ url: PATH, headers })).statusCode;
    });
    expect(new Set(answers)).toEqual(new Set([200]));
    return lines.filter(({ msg, agent: named }) => msg === 'answered' && named === NAME).length;
  };

  test('are recognised once if a signature is sent many times concurrently', async () => {
    for (let round = 0; round < (process.env.PM_DEEP ? 200 : 3); round++) {
      lines.length = 0;
      expect(await race()).toBe(1);
    }
  });

  test('a replay that is not noticed is found', async () => {
    vi.spyOn(proofs, 'claimProof').mockImplementation(async (db, id, expires_at) => {
      const before = await db.selectFrom('dpop_proofs').select('id').where('id', '=', id).executeTakeFirst();
      await turn();
      if (before) return false;
      await db
        .insertInto('dpop_proofs')
        .values({ id, expires_at })
        .onConflict((each) => each.doNothing())
        .execute();
      return true;
    });
    lines.length = 0;
    expect(await race()).toBeGreaterThan(1);
  });

  test('whatever is changed in a signed request makes an ordinary visitor, and never an error', {
    timeout: 10 * 60_000,
  }, async () => {
    const names = ['signature', 'signature-input', 'signature-agent'] as const;
    const edit = fc.record({
      name: fc.constantFrom(...names),
      at: fc.nat({ max: 400 }),
      length: fc.integer({ min: 0, max: 40 }),
      text: fc.oneof(
        fc.constantFrom(
          '',
          '"',
          ';',
          '=',
          ',',
          '(',
          ')',
          ':',
          '?1',
          'A',
          '=::',
          'sig1=',
          ';tag="web-bot-auth"',
          ';created=1',
          '\t',
        ),
        fc.string({ maxLength: 12 }).map((each) => each.replace(/[^\t\x20-\x7e]/g, '~')),
      ),
    });
    const drop = fc.record({ name: fc.constantFrom(...names), drop: fc.constant(true) });
    const swap = fc.record({ swap: fc.constantFrom('host', 'method', 'path', 'label') });
    let recognised = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(edit, edit, drop, swap), { minLength: 0, maxLength: 3 }), async (changes) => {
        const components = [
          ...([
            ['"@method"', 'GET'],
            ['"@authority"', HOST],
            ['"@path"', '/api/front/product/list'],
          ] as const),
          ['"signature-agent";key="sig1"', `"${directory.origin}"`] as const,
        ];
        const signed = agent.sign({ components });
        const headers: Record<string, string> = { ...signed };
        let [url, method] = [PATH, 'GET' as 'GET' | 'POST'];
        for (const change of changes) {
          if ('swap' in change) {
            if (change.swap === 'host') headers.host = 'other.example';
            if (change.swap === 'method') method = 'POST';
            if (change.swap === 'path') url = '/api/front/store/theme';
            if (change.swap === 'label') headers.signature = `${headers.signature}`.replace('sig1', 'sig2');
            continue;
          }
          const { name } = change;
          if ('drop' in change) delete headers[name];
          else {
            const before = headers[name] ?? '';
            const at = change.at % (before.length + 1);
            headers[name] = before.slice(0, at) + change.text + before.slice(at + change.length);
          }
        }
        const found = await ask(headers, shop, undefined, url, method);
        // There is no such route for POST; the request is as fine as without a signature.
        expect(found.status).toBe(method === 'POST' ? 404 : 200);
        const isWhole =
          changes.length === 0 ||
          (url === PATH && method === 'GET' && names.every((name) => headers[name] === signed[name]));
        if (found.agent === NAME) recognised++;
        if (isWhole) expect(found.agent).toBe(NAME);
        else if (found.agent !== undefined)
          expect(url === PATH && method === 'GET' && saysTheSame(headers, signed)).toBe(true);
      }),
      { numRuns: process.env.PM_DEEP ? 10_000 : 150, examples: [[[]]] },
    );
    expect(recognised).toBeGreaterThan(0);
  });

  test("have their own rate limit on any network; forged ones count towards their network's limit", async () => {
    const limited = await open({ limits });
    try {
      const busy = await createSigningAgent('https://busy.example');
      await limited.operate('agent trust', { name: 'Busy', keys: JSON.stringify({ keys: [busy.jwk] }) });
      const codes = async (headers: () => Record<string, string>, from: () => string, count: number) => {
        const seen: number[] = [];
        for (let turn = 0; turn < count; turn++) seen.push((await ask(headers(), limited, from())).status);
        return seen;
      };
      const one = () => '203.0.113.1';
      expect(await codes(() => busy.sign({ expires: -1 }), one, SHARES.network + 1)).toEqual([
        ...Array(SHARES.network).fill(200),
        429,
      ]);
      let place = 0;
      const some = () => `203.0.113.${1 + (place++ % 3)}`;
      expect(await codes(() => busy.sign(), some, SHARES.agent + 1)).toEqual([...Array(SHARES.agent).fill(200), 429]);
      // The shoppers of its networks have not paid for it.
      expect(
        await codes(
          () => ({}),
          () => '203.0.113.2',
          1,
        ),
      ).toEqual([200]);
    } finally {
      await limited.close();
    }
  });

  test('place orders for many shoppers from one network, within their own limit', async () => {
    const small = {
      ...limits.classes,
      signedAgent: classes.signedAgent,
      signedAgentOrder: { ...classes.signedAgentOrder, perAccount: 11 },
      visitor: { ...classes.visitor, perNetwork: 1 },
      order: { ...classes.order, perNetwork: 1 },
      agentCheckout: { ...classes.agentCheckout, perNetwork: 1 },
    };
    const openOrders = {
      ...OPEN_ORDER_LIMITS,
      unprovenPerNetwork: { ...OPEN_ORDER_LIMITS.unprovenPerNetwork, orders: 1 },
      unprovenPerAgent: { ...OPEN_ORDER_LIMITS.unprovenPerAgent, orders: 2 },
    };
    const limited = await open({ limits: { ...limits, classes: small }, openOrders });
    try {
      const buyer = await createSigningAgent('https://many-shoppers.example');
      await limited.operate('agent trust', { name: 'Buyer', keys: JSON.stringify({ keys: [buyer.jwk] }) });
      expireCaches();
      const { attrId } = await someSku(database);
      const request = ucpAgent(limited.app, { ip: '203.0.113.77' });
      const order = async (sign: () => Record<string, string>) => {
        const { body } = await request('POST', '/ucp/checkout-sessions', ucpOrderOf(attrId), sign());
        if (body.id === undefined) return body.code;
        return (await request('POST', `/ucp/checkout-sessions/${body.id}/complete`, {}, sign())).body;
      };
      const unsigned = () => ({});
      expect(await order(unsigned)).toMatchObject({ status: 'requires_escalation' });
      expect(await order(unsigned)).toBe('tooManyRequests');
      // The network has no order left, and the agent orders from it all the same.
      for (let turn = 0; turn < 2; turn++) {
        expect(await order(buyer.sign)).toMatchObject({ status: 'requires_escalation' });
      }
      // Unpaid orders of one agent have a limit, like those of one network.
      expect(await order(buyer.sign)).toMatchObject({ status: 'incomplete' });
      expect(await order(buyer.sign)).toBe('tooManyRequests');
    } finally {
      await limited.close();
    }
  });

  test('nothing is fetched for a request', async () => {
    directory.asked.length = 0;
    const stranger = await createSigningAgent(directory.origin);
    await ask(stranger.sign());
    await ask(agent.sign({ agent: 'http://127.0.0.1:9' }));
    expect(directory.asked).toEqual([]);
  });

  test('lose a key that they no longer publish, and keep their keys while their directory is unreachable', async () => {
    let now = Date.now();
    const clock = await open({ now: () => now });
    const own = await startKeyDirectory();
    try {
      const changing = await createSigningAgent(own.origin);
      const next = await createSigningAgent(own.origin);
      own.publish([changing.jwk]);
      await clock.operate('agent trust', { name: 'Changing', directory: own.origin });
      expireCaches();
      const isKnown = async (signing: SigningAgent) => {
        const created = Math.round((now - Date.now()) / 1000);
        return (await ask(signing.sign({ created, expires: created + 300 }), clock)).agent === 'Changing';
      };
      expect(await isKnown(changing)).toBe(true);
      own.answerWith((_, response) => response.writeHead(503).end());
      now += 61 * 60_000;
      await clock.app.jobs.runDue();
      expect(await isKnown(changing)).toBe(true);
      own.publish([next.jwk]);
      now += 2 * 60_000;
      await clock.app.jobs.runDue();
      expect([await isKnown(changing), await isKnown(next)]).toEqual([false, true]);
      // The clock ran a day ahead, and is right again.
      now -= 24 * 60 * 60_000;
      own.publish([changing.jwk]);
      await clock.app.jobs.runDue();
      expect([await isKnown(changing), await isKnown(next)]).toEqual([true, false]);
      own.publish([]);
      expect(await clock.operate('agent refresh', { name: 'Changing' })).toMatchObject({ status: 200 });
      expect(await isKnown(changing)).toBe(false);
      await clock.operate('agent stop', { name: 'Changing' });
    } finally {
      await own.close();
      await clock.close();
    }
  });

  test('keys count in their own time only', async () => {
    const signing = await createSigningAgent('https://agent.example');
    const seconds = Math.floor(Date.now() / 1000);
    for (const [time, isKnown] of [
      [{ nbf: seconds - 60, exp: seconds + 600 }, true],
      [{ exp: seconds - 60 }, false],
      [{ nbf: seconds + 600 }, false],
    ] as const) {
      const keys = JSON.stringify({ keys: [{ ...signing.jwk, ...time }] });
      await shop.operate('agent trust', { name: 'Timed', keys });
      expireCaches();
      expect((await ask(signing.sign())).agent === 'Timed').toBe(isKnown);
      await shop.operate('agent stop', { name: 'Timed' });
    }
  });

  test('untrusted signatures are logged for the operator', async () => {
    const { jwk } = await createSigningAgent('https://agent.example');
    const trust = async (given: Record<string, string>) =>
      (await shop.operate('agent trust', { name: 'Other', ...given })).status;
    const keys = JSON.stringify({ keys: [jwk] });
    expect(await trust({ name: NAME, keys })).toBe(409);
    expect(await trust({ directory: directory.origin })).toBe(409);
    expect(await trust({})).toBe(400);
    expect(await trust({ keys, directory: directory.origin })).toBe(400);
    for (const address of [
      'https://127.0.0.1',
      'https://[::1]',
      'http://agent.example',
      'https://agent.example/a',
      'no',
    ]) {
      expect(await trust({ directory: address })).toBe(400);
    }
    expect(await trust({ directory: 'https://localhost:9' })).toBe(422);
    for (const wrong of ['{', '[]', '{"keys":[]}', '{"keys":[{"kty":"oct","k":"c2VjcmV0"}]}']) {
      expect(await trust({ keys: wrong })).toBe(422);
    }
    expect(await trust({ keys: JSON.stringify({ keys: Array(21).fill(jwk) }) })).toBe(422);
    expect((await shop.operate('agent refresh', { name: 'Nobody' })).status).toBe(404);
    expect((await shop.operate('agent stop', { name: 'Nobody' })).status).toBe(404);
    expect((await shop.operate('agent list', {})).message).toContain(`${NAME}, one key of ${directory.origin}, read `);
  });

  test('private halves of keys are never stored', async () => {
    const { generateKeyPairSync } = await import('node:crypto');
    const secret = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    await shop.operate('agent trust', { name: 'Careless', keys: JSON.stringify({ keys: [secret] }) });
    const rows = await database.db.selectFrom('trusted_agents').select('keys').execute();
    expect(JSON.stringify(rows)).toContain(secret.x);
    expect(JSON.stringify(rows)).not.toContain(secret.d);
    await shop.operate('agent stop', { name: 'Careless' });
  });
});

/** The members of a header in canonical form; empty if it is malformed. */
function membersOf(header: string | undefined): Map<string, string> {
  try {
    const members = [...parseDictionary(header ?? '')];
    return new Map(
      members.map(([key, each]) => [key, isInnerList(each) ? serializeInnerList(each) : serializeItem(each)]),
    );
  } catch {
    return new Map();
  }
}

/** Whether the signed content is unchanged; white space and unsigned parts don't count. */
function saysTheSame(changed: Record<string, string>, signed: Record<string, string>): boolean {
  const input = membersOf(signed['signature-input']).get('sig1') ?? '';
  const agent = membersOf(signed['signature-agent']).get('sig1');
  const inputs = [...membersOf(changed['signature-input']).values()];
  return inputs.includes(input) && membersOf(changed['signature-agent']).get('sig1') === agent;
}
