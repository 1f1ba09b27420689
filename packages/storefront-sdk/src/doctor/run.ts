import { clock } from './checks/clock.ts';
import { cookies } from './checks/cookies.ts';
import { cors } from './checks/cors.ts';
import { envelope, privacy } from './checks/envelope.ts';
import { identity } from './checks/identity.ts';
import { reach } from './checks/reach.ts';
import { redirects } from './checks/redirects.ts';
import { storePage } from './checks/store-page.ts';
import { version } from './checks/version.ts';
import { about, type Finding } from './finding.ts';
import { type DoctorOptions, Patient, Unreachable } from './patient.ts';

/** Looks for what keeps a storefront from working with a backend; only reads. */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const patient = new Patient(options);
  const { findings, answer } = await reach(patient);
  if (!answer) return findings;
  const { storeUrl } = patient;
  const found = await attempt('Identity', () => identity(patient), { findings: [] });
  const { discovery } = found;
  findings.push(
    ...envelope(answer),
    ...(await attempt('Answers', () => privacy(patient), [])),
    ...(await attempt('CORS', () => cors(patient), [])),
    ...found.findings,
    ...(discovery ? await attempt('Sign-in', () => redirects(patient, discovery), []) : []),
    ...(storeUrl ? await attempt('Store page', () => storePage(patient, storeUrl, discovery), []) : []),
    ...(await version(patient)),
    ...cookies(patient),
    ...clock(patient),
  );
  return findings;

  /** What cannot be reached is a finding, not the end. */
  async function attempt<Result>(subject: string, check: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      const todo = 'Look at the backend while it is asked, and try again.';
      findings.push(
        about(subject).problem(`There was no answer (${error.message}).`, 'It could not be examined.', todo),
      );
      return otherwise;
    }
  }
}
