import { bodyLimit } from './checks/body-limit.ts';
import { catalogueOf, pictures } from './checks/catalogue.ts';
import { clock } from './checks/clock.ts';
import { cookies } from './checks/cookies.ts';
import { cors } from './checks/cors.ts';
import { currency } from './checks/currency.ts';
import { caching, envelope, errorStatus } from './checks/envelope.ts';
import { idempotency } from './checks/idempotency.ts';
import { identity } from './checks/identity.ts';
import { presence } from './checks/presence.ts';
import { prices } from './checks/prices.ts';
import { isDown, reach } from './checks/reach.ts';
import { redirects } from './checks/redirects.ts';
import { storePage } from './checks/store-page.ts';
import { storePaths } from './checks/store-paths.ts';
import { timeZone } from './checks/time-zone.ts';
import { tokenHeader } from './checks/token-header.ts';
import { tolerances } from './checks/tolerances.ts';
import { refused, times } from './checks/traffic.ts';
import { version } from './checks/version.ts';
import type { Finding } from './finding.ts';
import type { Probe } from './probe.ts';
import { type DoctorOptions, Target } from './target.ts';

export interface CheckOptions extends DoctorOptions {
  /** Called with each finding immediately. */
  onFinding?: (finding: Finding) => void;
}

/** The findings of a run, and its requests. */
export interface CheckReport {
  findings: Finding[];
  probes: readonly Probe[];
}

/** Checks what storefronts need of a backend. It writes nothing but a guest's cart, which it empties again. */
export async function runChecks({ onFinding, ...options }: CheckOptions): Promise<CheckReport> {
  const target = new Target(options);
  const { storeUrl, probes } = target;
  const findings: Finding[] = [];
  const add = (found: readonly Finding[]) => {
    for (const finding of found) {
      findings.push(finding);
      onFinding?.(finding);
    }
  };
  const reached = await reach(target);
  add(reached.findings);
  if (isDown(probes)) return { findings, probes };
  const { details } = reached;
  const catalogue = await catalogueOf(target);
  add(envelope(details, [catalogue.list]));
  add(currency(details));
  add(await caching(target));
  add(await cors(target));
  add(await idempotency(target, details, catalogue));
  add(await timeZone(target, catalogue));
  add(await bodyLimit(target));
  add(await prices(target, catalogue));
  add(pictures(target, catalogue));
  add(await tokenHeader(target));
  const provider = await identity(target);
  add(provider.findings);
  if (provider.discovery) add(await redirects(target, provider.discovery));
  if (storeUrl) add(await storePage(target, storeUrl, provider.discovery));
  add(await storePaths(target, catalogue, provider.discovery));
  add(await version(target));
  add(await presence(target, catalogue));
  // These look at all responses of the run.
  add(tolerances(target));
  add(errorStatus(target));
  add(cookies(target));
  add(clock(target));
  add(refused(target));
  add(times(target));
  return { findings, probes };
}
