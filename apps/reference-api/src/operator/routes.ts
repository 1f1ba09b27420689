import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from '../contract/same-origin.ts';
import type { Deps } from '../deps.ts';
import { success } from '../errors/envelope.ts';
import { Refused } from '../errors/refused.ts';
import { toRefused } from '../errors/to-refused.ts';
import { limitUse } from '../limits/rate-limits.ts';
import { type TaskRow, taskById } from '../repositories/tasks.ts';
import { type OperatorCommand, printable } from './command.ts';
import { operatorCommands } from './commands.ts';
import { purgePages } from './page-purge.ts';
import { operatorToken } from './token.ts';

/** Below the API's own address; the store does not pass it on. */
export const OPERATOR_ROOT = '/operator';

/** Where the progress of tasks is told, by id. */
export const TASKS = `${OPERATOR_ROOT}/tasks`;

const TEXT = { type: 'string', minLength: 1, maxLength: 4000, pattern: '^[^\\u0000]*$' } as const;
const FILE_MAX_LENGTH = 256 * 1024;
/** Three files, with what JSON adds to them. */
const bodyLimitOf = ({ maxFileLength = 0 }: OperatorCommand) => Math.max(2 * 1024 * 1024, 2 * maxFileLength);

export const pathOf = ({ name }: Pick<OperatorCommand, 'name'>) => `${OPERATOR_ROOT}/${name.replaceAll(' ', '/')}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The operator's commands over HTTP. Whoever has not the secret is told no more than that. */
export async function operatorRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const secret = digest(operatorToken(deps.config));

  async function admit(request: FastifyRequest): Promise<void> {
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isForeign(request, new Set()) && timingSafeEqual(digest(given), secret)) return;
    deps.audit('operator refused', { ip: request.ip });
    await limitUse(deps.database.db, deps.limiter.limitsOf('operator', request.ip), deps.now());
    throw new Refused(403, 'noAccess');
  }

  for (const command of operatorCommands) {
    const { words, options, files = [], maxFileLength = FILE_MAX_LENGTH, isFile = false } = command;
    const file = { ...TEXT, maxLength: maxFileLength };
    const names = [...Object.keys(words), ...Object.keys(options)];
    app.post<{ Body: Record<string, string> }>(pathOf(command), {
      onRequest: admit,
      bodyLimit: bodyLimitOf(command),
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          required: Object.keys(words),
          properties: Object.fromEntries(names.map((name) => [name, files.includes(name) ? file : TEXT])),
        },
      },
      handler: async ({ body, ip }, reply) => {
        const said = Object.entries(body).filter(([name]) => !files.includes(name));
        const audit = (status: number) =>
          deps.audit('operator command', { ...Object.fromEntries(said), command: command.name, status, ip });
        const done = await command.run(deps, body).catch((error: unknown) => {
          audit(toRefused(error).code);
          throw error;
        });
        audit(200);
        if (typeof done === 'object') {
          app.jobs.runTasks();
          return answerTask(deps, done.task, reply);
        }
        await purgePages(deps);
        return isFile ? success({ file: done }) : success(null, done);
      },
    });
  }

  app.get<{ Params: { id: string } }>(`${TASKS}/:id`, {
    onRequest: admit,
    schema: { params: { type: 'object', properties: { id: { type: 'string', pattern: '^[1-9]\\d{0,8}$' } } } },
    handler: ({ params }, reply) => answerTask(deps, Number(params.id), reply),
  });
}

/** What it says while a task runs, as in `newsletter send: 500 of 60000`. */
function progressOf({ command, done, total }: TaskRow): string {
  return `${command}: ${total === null ? 'under way' : `${done} of ${total}`}`;
}

/** Answers with what a task has come to: 202 and its progress, or what its command answers in the end. */
async function answerTask({ database }: Deps, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const task = await taskById(database.db, id);
  if (!task) throw new Refused(404, 'taskUnknown');
  const { answer } = task;
  const { status, message, data } = answer ?? { status: 202, message: progressOf(task), data: { task: id } };
  return reply.status(status).send({ code: status, message: printable(message), data });
}
