#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { main } from './main.ts';
import type { SourceWord } from './source.ts';

const source: SourceWord[] = JSON.parse(readFileSync(new URL('../messages/source.json', import.meta.url), 'utf8'));
process.exitCode = main(process.argv.slice(2), source, { print: console.log, printError: console.error });
