import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The lower limit for a page on Node: sends the bytes of a file with the headers from another file, and prints its port. */
const [bytesFile = '', headersFile = ''] = process.argv.slice(2);
const bytes = readFileSync(bytesFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>;
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
