import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from '../contract/same-origin.ts';
import type { Deps } from '../deps.ts';
import { success } from '../errors/envelope.ts';
import { Refused } from '../errors/refused.ts';
import { toRefused } from '../errors/to-refused.ts';
import { runTasks } from '../jobs/task-jobs.ts';
import { limitUse } from '../limits/rate-limits.ts';
import { maskedUrl } from '../log.ts';
import { failureOf } from '../repositories/job-claims.ts';
import { type TaskAnswer, type TaskRow, taskById } from '../repositories/tasks.ts';
import { type OperatorCommand, printable } from './command.ts';
import { operatorCommands } from './commands.ts';
import { spanOf } from './listing.ts';
import { purgePages } from './page-purge.ts';
import { operatorToken } from './token.ts';

/** Below the API's own address; the store does not pass it on. */
export const OPERATOR_ROOT = '/operator';

/** URL of tasks' progress, by id. */
export const TASKS = `${OPERATOR_ROOT}/tasks`;

const TEXT = { type: 'string', minLength: 1, maxLength: 4000, pattern: '^[^\\u0000]*$' } as const;
const FILE_MAX_LENGTH = 256 * 1024;
/** Three files, with what JSON adds to them. */
const bodyLimitOf = ({ maxFileLength = 0 }: OperatorCommand) => Math.max(2 * 1024 * 1024, 2 * maxFileLength);

export const pathOf = ({ name }: Pick<OperatorCommand, 'name'>) => `${OPERATOR_ROOT}/${name.replaceAll(' ', '/')}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The operator's commands over HTTP. Without the secret, every request gets the same refusal. */
export async function operatorRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const secret = digest(operatorToken(deps.config));

  async function admit(request: FastifyRequest): Promise<void> {
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isForeign(request, new Set()) && timingSafeEqual(digest(given), secret)) return;
    await limitUse(deps.database.db, deps.limiter.limitsOf('operator', request.ip), deps.now());
    deps.audit('operator refused', { ip: request.ip });
    throw new Refused(403, 'noAccess');
  }

  for (const command of operatorCommands) {
    const { words, options, files = [], maxFileLength = FILE_MAX_LENGTH } = command;
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
        // Parameters of addresses may be secrets.
        const said = Object.entries(body).flatMap(([name, text]) =>
          files.includes(name) ? [] : [[name, URL.canParse(text) ? maskedUrl(text) : text]],
        );
        const audit = (status: number) =>
          deps.audit('operator command', { ...Object.fromEntries(said), command: command.name, status, ip });
        const done = await command.run(deps, body).catch((error: unknown) => {
          audit(toRefused(error).code);
          throw error;
        });
        audit(200);
        if (typeof done === 'string') {
          await purgePages(deps);
          return success(null, done);
        }
        if (!('task' in done)) return reply.type('text/plain; charset=utf-8').send(Readable.from(done));
        app.jobs.runTasks();
        return answerTask(deps, done.task, reply);
      },
    });
  }

  app.get<{ Params: { id: string } }>(`${TASKS}/:id`, {
    onRequest: admit,
    schema: { params: { type: 'object', properties: { id: { type: 'string', pattern: '^[1-9]\\d{0,8}$' } } } },
    handler: ({ params }, reply) => answerTask(deps, Number(params.id), reply),
  });
}

/** How far a task is, as in `import: 500 of 60000`, with what keeps it from going on. */
async function progressOf({ database, now }: Deps, { id, command, done, total }: TaskRow): Promise<TaskAnswer> {
  const progress = `${command}: ${total === null ? 'under way' : `${done} of ${total}`}`;
  const data = { task: id };
  const failure = await failureOf(database.db, runTasks.name, id);
  if (!failure) return { status: 202, message: progress, data };
  const { error, due_at } = failure;
  if (due_at === null) {
    const advice = 'Mend the cause, then "job retry" goes on where it stands';
    return { status: 500, message: `${progress}, given up after too many attempts: ${error}. ${advice}`, data };
  }
  const again = due_at > now() ? `tried again in ${spanOf(due_at - now())}` : 'tried again now';
  return { status: 202, message: `${progress}, ${again}, because it failed: ${error}`, data };
}

/** Responds with a task's state: 202 and its progress, or the result of its command in the end. */
async function answerTask(deps: Deps, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const task = await taskById(deps.database.db, id);
  if (!task) throw new Refused(404, 'taskUnknown');
  const { status, message, data } = task.answer ?? (await progressOf(deps, task));
  return reply.status(status).send({ code: status, message: printable(message), data });
}
