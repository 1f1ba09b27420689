import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const require = createRequire(import.meta.url);
const command = join(dirname(require.resolve('@modelcontextprotocol/conformance/package.json')), 'dist/index.js');

interface Check {
  scenario: string;
  id: string;
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED';
  errorMessage?: string;
}

/** Runs every scenario of the protocol's own package against a server. */
async function runScenarios(url: string, revision: string): Promise<Check[]> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-mcp-'));
  try {
    const options = ['--suite', 'all', '--spec-version', revision, '--output-dir', folder];
    // Its exit code is that of scenarios for parts that the shop does not have.
    await new Promise<void>((resolve) => {
      execFile(process.execPath, [command, 'server', '--url', url, ...options], { maxBuffer: 2 ** 28 }, () =>
        resolve(),
      );
    });
    const scenarios = await readdir(folder);
    const checks = scenarios.map(async (name) => {
      const found: Omit<Check, 'scenario'>[] = JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8'));
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
      return found.map((check) => ({ ...check, scenario }));
    });
    return (await Promise.all(checks)).flat();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Scenarios call tools of a server that was written for them, or parts of the protocol that the endpoint does not declare:
 * prompts, resources, completion, log levels, questions to the user.
 */
const ABSENT_PART =
  /Method not found|Tool '?(?:test_\w+|json_schema_2020_12_tool)'? not found|diagnostic tool '|tool with x-mcp-header/;

/** They need the result of a tool that is not there, or a stream of changes, and the lists of the endpoint never change. */
const NEEDS_ABSENT_PART = [
  'sep-2322-multi-round-r1',
  'sep-2322-reject-tampered-state',
  'sep-2575-server-sends-subscription-ack',
  'sep-2575-server-tags-subscription-id',
];

/** Scenarios for features of the endpoint. */
const REQUIRED = {
  '2026-07-28': ['server-stateless', 'tools-list', 'caching', 'http-header-validation', 'dns-rebinding-protection'],
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'],
};

describe('the conformance package of the Model Context Protocol', () => {
  let database: Database;
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    const port = await freePort();
    url = `http://localhost:${port}`;
    shop = await createTestShop(database, {}, { publicUrl: url });
    await shop.app.listen({ port, host: 'localhost' });
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  test.each(Object.entries(REQUIRED))('reports no failure for revision %s', async (revision, required) => {
    const checks = await runScenarios(`${url}/mcp`, revision);
    const faults = checks.filter(
      ({ status, id, errorMessage = '' }) =>
        status === 'FAILURE' && !ABSENT_PART.test(errorMessage) && !NEEDS_ABSENT_PART.includes(id),
    );
    expect(faults).toEqual([]);
    for (const scenario of required) {
      const passed = checks.filter((check) => check.scenario === scenario && check.status === 'SUCCESS');
      expect(passed, scenario).not.toEqual([]);
    }
  });
});
