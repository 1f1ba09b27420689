import { bodyLimit } from './checks/body-limit.ts';
import { clock } from './checks/clock.ts';
import { cookies } from './checks/cookies.ts';
import { cors } from './checks/cors.ts';
import { caching, envelope } from './checks/envelope.ts';
import { idempotency } from './checks/idempotency.ts';
import { identity } from './checks/identity.ts';
import { reach } from './checks/reach.ts';
import { redirects } from './checks/redirects.ts';
import { storePage } from './checks/store-page.ts';
import { timeZone } from './checks/time-zone.ts';
import { version } from './checks/version.ts';
import { about, type Finding } from './finding.ts';
import { type DoctorOptions, Target, Unreachable } from './target.ts';

/** Checks what storefronts need of a backend. It writes nothing but a guest's cart, which it empties again. */
export async function runChecks(options: DoctorOptions): Promise<Finding[]> {
  const target = new Target(options);
  const { findings, answer } = await reach(target);
  if (!answer) return findings;
  const { storeUrl } = target;
  const provider = await attempt('Identity', () => identity(target), { findings: [] });
  const { discovery } = provider;
  findings.push(
    ...envelope(answer),
    ...(await attempt('Answers', () => caching(target), [])),
    ...(await attempt('CORS', () => cors(target), [])),
    ...(await attempt('Idempotency', () => idempotency(target, answer), [])),
    ...(await attempt('Time zone', () => timeZone(target), [])),
    ...(await bodyLimit(target)),
    ...provider.findings,
    ...(discovery ? await attempt('Sign-in', () => redirects(target, discovery), []) : []),
    ...(storeUrl ? await attempt('Store page', () => storePage(target, storeUrl, discovery), []) : []),
    ...(await version(target)),
    ...cookies(target),
    ...clock(target),
  );
  return findings;

  /** A check that gets no response becomes a finding; the others go on. */
  async function attempt<Result>(subject: string, check: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      const { problem } = about(subject);
      const fix = 'Look at the log of the backend for the time of this run, then try again.';
      findings.push(problem(`There was no response (${error.message}).`, 'This could not be checked.', fix));
      return otherwise;
    }
  }
}
