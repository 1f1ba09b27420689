import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForeign } from '../contract/same-origin.ts';
import type { Deps } from '../deps.ts';
import { success } from '../errors/envelope.ts';
import { Refused } from '../errors/refused.ts';
import { limitUse } from '../limits/rate-limits.ts';
import type { OperatorCommand } from './command.ts';
import { operatorCommands } from './commands.ts';
import { operatorToken } from './token.ts';

/** Below the API's own address; the store does not pass it on. */
export const OPERATOR_ROOT = '/operator';

const TEXT = { type: 'string', minLength: 1, maxLength: 4000, pattern: '^[^\\u0000]*$' } as const;
const FILE = { ...TEXT, maxLength: 256 * 1024 } as const;
/** Three files, with what JSON adds to them. */
const BODY_LIMIT = 2 * 1024 * 1024;

export const pathOf = ({ name }: Pick<OperatorCommand, 'name'>) => `${OPERATOR_ROOT}/${name.replaceAll(' ', '/')}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The operator's commands over HTTP. Whoever has not the secret is told no more than that. */
export async function operatorRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const secret = digest(operatorToken(deps.config));

  async function admit(request: FastifyRequest): Promise<void> {
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isForeign(request, new Set()) && timingSafeEqual(digest(given), secret)) return;
    await limitUse(deps.database.db, deps.limiter.limitsOf('operator', request.ip), deps.now());
    throw new Refused(403, 'noAccess');
  }

  for (const command of operatorCommands) {
    const { words, options, files = [] } = command;
    const names = [...Object.keys(words), ...Object.keys(options)];
    app.post<{ Body: Record<string, string> }>(pathOf(command), {
      onRequest: admit,
      bodyLimit: BODY_LIMIT,
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          required: Object.keys(words),
          properties: Object.fromEntries(names.map((name) => [name, files.includes(name) ? FILE : TEXT])),
        },
      },
      handler: async ({ body }) => success(null, await command.run(deps, body)),
    });
  }
}
