import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { type TaskRow, taskById } from '../repositories/tasks.ts';
import { printable } from './command.ts';

/** What it says while a task runs, as in `newsletter send: 500 of 60000`. */
function progressOf({ command, done, total }: TaskRow): string {
  return `${command}: ${total === null ? 'under way' : `${done} of ${total}`}`;
}

/** Answers with what a task has come to: 202 and its progress, or what its command answers in the end. */
export async function answerTask({ database }: Deps, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const task = await taskById(database.db, id);
  if (!task) throw new Refused(404, 'taskUnknown');
  const { answer } = task;
  const { status, message, data } = answer ?? { status: 202, message: progressOf(task), data: { task: id } };
  return reply.status(status).send({ code: status, message: printable(message), data });
}
