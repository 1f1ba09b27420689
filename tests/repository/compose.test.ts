import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tooling/steps.ts';
import { composeIssues, imageIssues, parseNginx } from './compose.ts';

const text = readFileSync(join(root, 'compose.yaml'), 'utf8');

describe('compose.yaml', () => {
  it('starts existing programs, with documented settings, behind a proxy that resolves names again', () => {
    expect(composeIssues(text)).toEqual([]);
  });

  it.each([
    ['a name that is resolved once', 'server api:3100 resolve', 'server api:3100', 'resolved once'],
    ['an upstream without a zone', 'zone apis 64k; ', '', 'needs a zone'],
    ['no resolver', /resolver 127.*;/, '', 'resolves names once'],
    ['a service that does not exist', 'server store:3000', 'server shop:3000', 'no service'],
    ['an upstream that does not exist', 'proxy_pass http://apis', 'proxy_pass http://api', 'leads to'],
    ['a program that does not exist', 'dist/server/main.js', 'dist/server/man.js', 'does not exist'],
    ['a port on every address', '- 127.0.0.1:8080:80', '- 8080:80', 'every address'],
    ['a database whose version floats', 'postgres:18.4', 'postgres:18', 'floats'],
    ['a store that no purge reaches', ',http://store-2:3000', '', 'does not reach store-2'],
    ['a setting that nothing reads', 'DATABASE_POOL:', 'DATABASE_POOLS:', 'no document names'],
    ['a health check that is no program', '.then(({ ok })', '.then(({ ok }', 'health check'],
    ['a header of the visitor that is believed', '$$remote_addr;', '$$proxy_add_x_forwarded_for;', 'their own address'],
    [
      'a whole network that is believed',
      'TRUST_PROXY: 172.30.0.10\n',
      'TRUST_PROXY: 172.30.0.0/24\n',
      'no service’s own',
    ],
    ['a gateway that is believed', 'TRUST_PROXY: 172.30.0.10\n', 'TRUST_PROXY: 172.30.0.1\n', 'no service’s own'],
    ['fixed addresses that Docker hands out', 'ip_range: 172.30.0.128/25', 'ip_range: 172.30.0.0/25', 'may hand out'],
    ['a service without a limit of memory', 'mem_limit: 128m', '', 'limit of memory'],
  ])('is rejected with %s', (_, from, to, why) => {
    const broken = text.replace(from, to);
    expect(broken).not.toBe(text);
    expect(composeIssues(broken)).toContainEqual(expect.stringContaining(why));
  });
});

describe('the Dockerfile', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

  it('installs what is built, from its manifests, and starts existing programs', () => {
    expect(imageIssues(dockerfile)).toEqual([]);
  });

  it.each([
    ['another package manager', 'npx -y pnpm@12.21.0 install', 'npx -y pnpm@9.0.0 install', 'installs with'],
    ['a package that is not installed', /COPY packages\/storefront-sdk\/package.json .*\n/, '', 'is not installed'],
    ['a version of Node that floats', 'node:24.21.0-', 'node:24-', 'floats'],
    ['sources before the installation', /(RUN npx .*store\.\.\.\n)(COPY \. \.\n)/, '$2$1', 'installs again'],
    ['packages of the build', '--from=installed-reference-api', '--from=build', 'has packages of the build'],
    ['an image that runs as root', 'USER node', 'USER root', 'runs as root'],
    ['a stage that does not exist', '--from=build', '--from=builder', 'no stage'],
    ['a program that does not exist', 'dist/bin.js', 'dist/bun.js', 'does not exist'],
  ])('is rejected with %s', (_, from, to, why) => {
    const broken = dockerfile.replace(from, to);
    expect(broken).not.toBe(dockerfile);
    expect(imageIssues(broken)).toContainEqual(expect.stringContaining(why));
  });
});

describe('the configuration of nginx', () => {
  it.each(['server { listen 80 }', 'server { listen 80; ', 'listen 80; }', 'listen 80'])(
    'is rejected with the syntax error “%s”',
    (broken) => {
      expect(() => parseNginx(broken)).toThrow();
    },
  );
});
