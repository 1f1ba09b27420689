import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { root } from '../../tooling/steps.ts';
import { PARTS } from '../../tooling/suites.ts';

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  permissions?: unknown;
  jobs?: Record<string, { strategy?: { matrix?: Record<string, string[]> }; steps: Step[] }>;
  /** Of a composite action. */
  runs?: { steps: Step[] };
}
interface Manifest {
  packageManager: string;
  scripts: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** One command for each combination of the matrix. */
function expanded(command: string, matrix: Record<string, readonly string[]>): string[] {
  return Object.entries(matrix).reduce(
    (commands, [name, values]) =>
      commands.flatMap((one) =>
        one.includes(`matrix.${name} `)
          ? values.map((value) => one.replaceAll(`\${{ matrix.${name} }}`, value))
          : [one],
      ),
    [command],
  );
}

/** The error in a command, if any. */
function issueOf(command: string): string | undefined {
  const [, pnpm, version, verb] = /^(?:npm|(npx) -y pnpm@(\S+)) (\w+)/.exec(command) ?? [];
  if (command.startsWith('sudo apt-get ')) return undefined;
  if (!verb) return `“${command}” is neither npm, pnpm nor apt-get`;
  if (pnpm && `pnpm@${version}` !== manifest.packageManager) return `“${command}” is not ${manifest.packageManager}`;
  if (pnpm && verb === 'audit') return undefined;
  if (verb === 'install')
    return command.includes('--frozen-lockfile') ? undefined : `“${command}” changes the lock file`;
  const script = verb === 'run' ? /\brun ([\w:-]+)/.exec(command)?.[1] : verb;
  const words = script === undefined ? undefined : manifest.scripts[script];
  if (words === undefined) return `“${command}”: there is no script of that name`;
  const [, name] = /^node tooling\/run\.mjs (\S+)/.exec(words) ?? [];
  const part = /--part (\S*)/.exec(command)?.[1];
  if (part !== undefined && !(name === 'verify' && PARTS.some((known) => known === part)))
    return `“${command}”: there is no such part`;
  return name && !existsSync(join(root, `tooling/${name}.ts`)) ? `“${command}” runs a missing program` : undefined;
}

/** Actions with the comment behind them. */
function actionsOf(text: string): { uses: string; comment: string }[] {
  const found: { uses: string; comment: string }[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (`${key}` !== 'uses') return;
      const { value: uses, comment } = value as { value: string; comment?: string | null };
      found.push({ uses, comment: comment?.trim() ?? '' });
    },
  });
  return found;
}

function issueOfAction({ uses, comment }: { uses: string; comment: string }): string | undefined {
  if (uses.startsWith('./')) {
    return existsSync(join(root, uses, 'action.yml')) ? undefined : `${uses} does not exist`;
  }
  if (!/@[0-9a-f]{40}$/.test(uses)) return `${uses} is not pinned by commit`;
  return /^v\d+\.\d+\.\d+$/.test(comment) ? undefined : `${uses} does not name its version`;
}

/** What would go wrong with a workflow or a composite action. */
export function workflowIssues(text: string): string[] {
  const workflow = parseDocument(text).toJS() as Workflow;
  const jobs = Object.values(workflow.jobs ?? {});
  const commands = jobs.flatMap(({ strategy, steps }) =>
    steps.flatMap(({ run }) => (run === undefined ? [] : expanded(run, strategy?.matrix ?? {}))),
  );
  for (const { run } of workflow.runs?.steps ?? []) if (run !== undefined) commands.push(run);
  const issues = [...commands.flatMap((command) => command.trim().split('\n')).map(issueOf)];
  if (jobs.length > 0 && workflow.permissions === undefined) issues.push('permissions are not limited');
  return [...issues, ...actionsOf(text).map(issueOfAction)].filter((issue) => issue !== undefined);
}
