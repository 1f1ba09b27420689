#!/usr/bin/env node
import { nodeIssue } from './node.ts';

const issue = nodeIssue(new URL('../package.json', import.meta.url), 'the packages of Promenade');
if (issue) {
  console.error(issue);
  process.exitCode = 2;
} else {
  // An older Node cannot load the prompts.
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
