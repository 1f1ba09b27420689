import type { Config } from '../config.ts';
import type { Environment } from '../config-values.ts';
import { wideRanges } from '../limits/address-ranges.ts';
import { unknownSettings, unknownSettingText } from '../setting-names.ts';
import { error, type Finding, ok, warning } from './finding.ts';

const LOCAL = /^(?:localhost|(?:.*\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether only this machine sees the shop. */
export const isLocal = (origin: string) => LOCAL.test(new URL(origin).hostname);

/** Checks the settings without calling any service. */
export function checkSettings({
  publicUrl,
  sandbox,
  smtpUrl,
  mailFrom,
  operatorToken,
  databaseUrl,
}: Config): Finding[] {
  const findings: Finding[] = [];
  if (isLocal(publicUrl) && !sandbox) {
    findings.push(
      warning(
        'settings',
        `PUBLIC_URL is ${publicUrl}, which only this machine sees.`,
        'Links in mail and the sign-in lead visitors to their own machines.',
        'Set PUBLIC_URL to the address that browsers see, as in https://shop.example.',
      ),
    );
  }
  if (!isLocal(publicUrl) && publicUrl.startsWith('http:')) {
    findings.push(
      error(
        'settings',
        `PUBLIC_URL is ${publicUrl}, without TLS.`,
        'Browsers reject passkeys and secure cookies there, so nobody can sign in.',
        'Terminate TLS in front of the store, and set PUBLIC_URL to the https address.',
      ),
    );
  }
  if (!isLocal(publicUrl) && sandbox) {
    findings.push(
      error(
        'settings',
        `SANDBOX=on, and the shop is at ${publicUrl}.`,
        'Anybody can read its mail, pay without money and sign in to accounts with published passwords.',
        'Leave SANDBOX out, and set SMTP_URL and the keys of a payment provider.',
      ),
    );
  }
  if (smtpUrl && mailFrom.includes('@promenade.example')) {
    findings.push(
      error(
        'settings',
        `MAIL_FROM is the default, ${mailFrom}.`,
        'Mail servers refuse mail from a domain that is not yours.',
        'Set MAIL_FROM, as in Shop <hello@shop.example>.',
      ),
    );
  }
  if (databaseUrl && !operatorToken) {
    findings.push(
      warning(
        'settings',
        'There is no OPERATOR_TOKEN.',
        'Each process makes a secret of its own in its DATA_DIR, and operator commands work on one of them only.',
        'Set OPERATOR_TOKEN, the same for all processes: openssl rand -hex 24.',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('settings', `Valid. The shop is at ${publicUrl}.`)];
}

/** Reports variables that look like settings, and have no effect. */
export function checkNames(env: Environment): Finding[] {
  return unknownSettings(env).map((unknown) =>
    warning(
      'settings',
      unknownSettingText(unknown),
      'It has no effect.',
      unknown.meant
        ? `Rename it to ${unknown.meant}, or remove it.`
        : 'apps/reference-api/README.md lists all settings.',
    ),
  );
}

/** Checks which proxies may set a visitor's address. */
export function checkProxies({ trustProxy, host }: Config): Finding[] {
  const wide = wideRanges(trustProxy);
  const everybody = wide.filter((range) => range.endsWith('/0'));
  if (everybody.length > 0) {
    return [
      error(
        'proxies',
        `TRUST_PROXY is ${everybody.join(',')}: every machine is trusted.`,
        'Visitors can claim a new address with each request, so rate limits do not apply to them.',
        'List the addresses of your proxies, one by one.',
      ),
    ];
  }
  if (wide.length > 0) {
    return [
      warning(
        'proxies',
        `TRUST_PROXY contains more than a few addresses: ${wide.join(',')}.`,
        'Every machine in the range can claim any address, and the gateway of a container network is usually part of it.',
        'List the addresses of your proxies, one by one.',
      ),
    ];
  }
  if (trustProxy === 'loopback' && !/^(?:127\.|::1$|localhost$)/.test(host)) {
    return [
      warning(
        'proxies',
        `API_HOST is ${host}, and TRUST_PROXY is loopback.`,
        'If a proxy runs on another machine, all visitors have its address and share one rate limit.',
        'Set TRUST_PROXY to the addresses of the store and of the proxies.',
      ),
    ];
  }
  return [ok('proxies', `Only ${trustProxy} may set a visitor's address.`)];
}
