import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFileHandler } from './files.ts';

it('continues to run when a new build deletes the files of the old one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'promenade-assets-'));
  for (const name of ['gone.js', 'here.js']) writeFileSync(join(directory, name), `export default '${name}';`);
  const serve = createFileHandler(directory);
  const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    rmSync(join(directory, 'gone.js'));
    await expect(fetch(`${url}/gone.js`)).rejects.toThrow();
    expect(await (await fetch(`${url}/here.js`)).text()).toContain('here.js');
    expect((await fetch(`${url}/never.js`)).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(directory, { recursive: true, force: true });
  }
});
