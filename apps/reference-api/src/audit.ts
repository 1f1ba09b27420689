import type { FastifyBaseLogger } from 'fastify';
import { networksOf } from './limits/networks.ts';
import { masked } from './log.ts';
import { currentAgent, currentRequestId } from './request-context.ts';

/** Audit log entries: who did which security-relevant action. */
export type AuditEvent =
  | 'sign-in'
  | 'password changed'
  | 'e-mail changed'
  | 'passkey added'
  | 'passkey resumed'
  | 'passkey removed'
  | 'signed out everywhere'
  | 'account erased'
  | 'account data read'
  | 'code refused'
  | 'operator command'
  | 'operator refused'
  | 'feed refused'
  | 'agent tool'
  | 'agent checkout'
  | 'agent event'
  | 'agent allowed';

/** Facts of an event; texts are masked, so that no address, phone number or code is among them. */
export type AuditFacts = Readonly<Record<string, string | number | undefined>>;

/** Writes what concerns the security of a shop into the log; `ip` becomes the caller's network. */
export type Audit = (event: AuditEvent, facts: AuditFacts & { ip?: string | undefined }) => void;

/** Enough of a text to find it again. */
const LONGEST_FACT = 120;

export function createAudit(
  log: FastifyBaseLogger,
  count: (event: AuditEvent, outcome: string) => void = () => undefined,
): Audit {
  return (event, { ip, ...facts }) => {
    const shown = Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? masked(fact).slice(0, LONGEST_FACT) : fact,
    ]);
    const network = ip === undefined ? undefined : networksOf(ip)[0]?.name;
    count(event, `${facts.result ?? facts.status ?? ''}`);
    const context = { reqId: currentRequestId(), agent: currentAgent() };
    log.info({ ...context, audit: event, ...Object.fromEntries(shown), network }, 'audit');
  };
}
