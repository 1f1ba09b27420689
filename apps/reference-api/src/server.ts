import { readServerConfig } from './config.ts';
import { runServer, serve } from './serve.ts';

await runServer(() => serve(readServerConfig(process.env)));
