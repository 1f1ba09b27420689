import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KeyDirectory, startKeyDirectory } from '../testing/key-directory-server.ts';
import { DIRECTORY_PATH, directoryOrigin, readDirectory } from './key-directory.ts';
import { isPublicAddress, publicLookup } from './public-request.ts';

describe('key directories', () => {
  test.each([
    ['https://agent.example', 'https://agent.example'],
    ['https://agent.example/', 'https://agent.example'],
    ['https://agent.example:8443', 'https://agent.example:8443'],
    ['https://agent.example/path', undefined],
    ['https://agent.example/?query', undefined],
    ['https://user:secret@agent.example', undefined],
    ['https://203.0.113.9', undefined],
    ['https://2130706433', undefined],
    ['https://0x7f.1', undefined],
    ['https://[::1]', undefined],
    ['http://agent.example', undefined],
    ['http://localhost:3000', undefined],
    ['file:///etc/passwd', undefined],
    ['data:application/json,{}', undefined],
    ['agent.example', undefined],
    ['', undefined],
  ])('%j is the origin %j', (given, origin) => {
    expect(directoryOrigin(given, false)).toBe(origin);
  });

  test('may be on this machine in the sandbox', () => {
    expect(directoryOrigin('http://localhost:3000', true)).toBe('http://localhost:3000');
    expect(directoryOrigin('http://192.168.0.1', true)).toBeUndefined();
    expect(directoryOrigin('https://192.168.0.1', true)).toBeUndefined();
  });

  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'localhost', ''],
  ])('are never at %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test('are at public addresses', () => {
    for (const address of ['1.1.1.1', '8.8.8.8', '2606:4700:4700::1111']) expect(isPublicAddress(address)).toBe(true);
  });

  test.each([{ all: true }, { all: false }])('are not found by a name of this machine (%j)', async (options) => {
    const error = await new Promise((resolve) => publicLookup('localhost', options, resolve));
    expect(error).toMatchObject({ message: 'localhost is not on the internet' });
  });
});

describe('reading a key directory', () => {
  let directory: KeyDirectory;
  beforeAll(async () => {
    directory = await startKeyDirectory();
  });
  afterAll(() => directory?.close());

  test('requests the well-known URL', async () => {
    directory.publish([]);
    expect(await readDirectory(directory.origin)).toBe('{"keys":[]}');
    expect(directory.asked).toEqual([DIRECTORY_PATH]);
  });

  test('follows no redirect, takes no other type, and no more than 64 kB', async () => {
    directory.answerWith((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    await expect(readDirectory(directory.origin)).rejects.toThrow('it answered 302');
    directory.publish([], 'text/html');
    await expect(readDirectory(directory.origin)).rejects.toThrow('not of the type');
    directory.publish('x'.repeat(65 * 1024));
    await expect(readDirectory(directory.origin)).rejects.toThrow('more than 64 kB');
    expect(directory.asked).not.toContain('/elsewhere');
  });

  test('times out if the directory never responds', { timeout: 30_000 }, async () => {
    directory.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'application/http-message-signatures-directory+json' }).write('{');
    });
    await expect(readDirectory(directory.origin)).rejects.toThrow(/abort|timeout/i);
  });

  test('does not reach this machine by https', async () => {
    const { port } = new URL(directory.origin);
    directory.asked.length = 0;
    await expect(readDirectory(`https://localhost:${port}`)).rejects.toThrow('not on the internet');
    expect(directory.asked).toEqual([]);
  });
});
