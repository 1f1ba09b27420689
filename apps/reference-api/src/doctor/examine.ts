import { ConfigError, readServerConfig } from '../config.ts';
import type { Environment } from '../config-values.ts';
import { checkDatabase } from './database.ts';
import { error, type Finding } from './finding.ts';
import { checkPayments } from './payments.ts';
import { checkIdentity, checkMail, checkStorage } from './services.ts';
import { checkNames, checkProxies, checkSettings } from './settings.ts';

/** Checks the settings of a shop, and everything that they name. */
export async function examine(env: Environment): Promise<Finding[]> {
  try {
    const config = readServerConfig(env);
    const services = [checkDatabase, checkStorage, checkMail, checkIdentity, checkPayments];
    const found = await Promise.all(services.map((check) => check(config)));
    return [...checkSettings(config), ...checkNames(env), ...checkProxies(config), ...found.flat()];
  } catch (reason) {
    if (!(reason instanceof ConfigError)) throw reason;
    return [
      error('settings', reason.message, 'The API does not start.', 'apps/reference-api/README.md lists all settings.'),
    ];
  }
}
