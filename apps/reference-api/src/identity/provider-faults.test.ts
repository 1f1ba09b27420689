import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { createTestShop } from '../testing/test-shop.ts';

test.each(engines)('a failure inside the identity provider is logged with the request id, on %s', async (engine) => {
  const logged: string[] = [];
  const database = await openTestDatabase(engine);
  const logger = { level: 'error', stream: { write: (line: string) => logged.push(line) } };
  const testShop = await createTestShop(database, { logger });
  await sql`alter table oidc_payloads rename to oidc_payloads_away`.execute(database.db);
  const answer = await testShop.app.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-request-id': 'request-of-a-shopper' },
    payload: `${new URLSearchParams({
      ...{ client_id: 'storefront', grant_type: 'authorization_code', code: 'c', code_verifier: 'v'.repeat(43) },
      redirect_uri: 'http://shop.test/callback',
    })}`,
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('oidc_payloads');
  const line = logged.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'the identity provider failed');
  expect(line).toMatchObject({
    reqId: 'request-of-a-shopper',
    err: { message: expect.stringContaining('oidc_payloads') },
  });
  await sql`alter table oidc_payloads_away rename to oidc_payloads`.execute(database.db);
  await testShop.close();
  await database.close();
});
