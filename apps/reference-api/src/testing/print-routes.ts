/** Prints the routes that the reference API registers, as JSON. */
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { openSeededDatabase } from '../../../demo-shop/src/testing.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

const routes: string[] = [];
// Fastify publishes each new instance before it has any route.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  });
});

const database = await openSeededDatabase();
const app = await buildApp(readConfig({ SANDBOX: 'on', DATA_DIR: 'memory', LOG_LEVEL: 'silent' }), { database });
await app.ready();
process.stdout.write(JSON.stringify(routes));
await app.close();
await database.close();
