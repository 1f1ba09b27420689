import { readServerConfig } from '@promenade/reference-api/config.ts';
import { runServer, serve } from '@promenade/reference-api/serve.ts';
import { demoShop } from './demo-shop.ts';
import { readDemoSettings } from './settings.ts';

await runServer(() => {
  const asked = process.argv.includes('--demo') ? { DEMO: 'on' } : {};
  const env = { ...process.env, ...asked };
  const config = readServerConfig(env);
  return serve(config, demoShop(config, readDemoSettings(env, config)));
});
