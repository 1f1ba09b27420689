import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './create.ts';
import { defaults, help, type Options, readOptions, UsageError } from './options.ts';
import { ask } from './questions.ts';

/** Runs the program; returns its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) console.log(help);
    else if (options.version) console.log(versionOf());
    else return await create(options);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

const versionOf = () => JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version;

async function create(options: Options): Promise<number> {
  const isAsked = process.stdin.isTTY && !options.yes;
  const answers = isAsked ? await ask(options) : { ...defaults, ...options };
  const folder = createApp(answers);
  const manager = packageManager();
  if (options.install && !run(folder, manager, 'install')) {
    console.error(`\nThe packages could not be installed. Try again: cd ${answers.folder} && ${manager} install`);
    return 1;
  }
  const backend = answers.backend === 'mock' ? undefined : answers.backend;
  // Findings of the doctor concern the backend, so they do not make the command fail: the app is created.
  if (backend && options.install) run(folder, 'npx', 'storefront-devkit', 'doctor', '--base-url', backend);
  const steps = [`cd ${answers.folder}`, ...(options.install ? [] : [`${manager} install`]), `${manager} run dev`];
  console.log(`\nYour shop is ready.\n\n${steps.map((step) => `  ${step}`).join('\n')}\n`);
  if (!backend) console.log('Sign in as ada@example.com with the password: a long walk\n');
  return 0;
}

/** The package manager with which this program was started. */
function packageManager(): string {
  const [, name = 'npm'] = /^(npm|pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '') ?? [];
  return name;
}

function run(cwd: string, command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}
