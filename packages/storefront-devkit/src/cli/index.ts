#!/usr/bin/env node
import { main } from './main.ts';

// A reader that closes the pipe early, such as `head`, ends the program without a message.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(2);
  });
}

process.exitCode = await main(process.argv.slice(2), { print: console.log, printError: console.error });
