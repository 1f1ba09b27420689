import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { freePort } from './shop.ts';
import { bin, root } from './steps.ts';

/** Serves the built Storybook and runs the test-runner over all of its stories; the report goes to the file named. */
const [report = join(root, '.cache/storybook.json')] = process.argv.slice(2);

const port = await freePort();
const server = createServer(sirv(join(root, 'storybook-static')));
server.listen(port);

const runner = spawn(
  bin('test-storybook'),
  ['--url', `http://localhost:${port}`, '--failOnConsole', '--maxWorkers', '2', '--json', '--outputFile', report],
  { cwd: root, stdio: 'inherit', env: process.env },
);
runner.on('exit', (code) => {
  server.close();
  process.exit(code ?? 1);
});
