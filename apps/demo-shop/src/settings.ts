import { type Config, ConfigError } from '@promenade/reference-api/config.ts';
import { type Environment, flagOf } from '@promenade/reference-api/config-values.ts';

/** Settings of the demo shop in addition to those of the API. */
export interface DemoSettings {
  /** What an empty database is filled with: the demo shop, or a shop without products. */
  seed: 'demo' | 'none';
  /** Whether the demo accounts have orders, refunds and reviews already. In the sandbox only. */
  history: boolean;
  /** Draws the pictures of the first pages ahead of the first visitor. On unless told otherwise. */
  warmPictures: boolean;
  /** A merchant and a courier who do their part by themselves, see courier.ts. Needs the sandbox. */
  courier: boolean;
}

function seedOf(text: string): DemoSettings['seed'] {
  if (text === 'demo' || text === 'none') return text;
  throw new ConfigError(`SEED must be demo or none, not "${text}".`);
}

/**
 * Reads the settings from environment variables.
 *
 * @throws ConfigError when one cannot be used.
 */
export function readDemoSettings(env: Environment, { sandbox }: Pick<Config, 'sandbox'>): DemoSettings {
  const courier = flagOf(env, 'DEMO', false);
  if (courier && !sandbox) {
    throw new ConfigError('DEMO=on ships and refunds by itself, so it needs SANDBOX=on: never for real customers.');
  }
  return {
    seed: seedOf(env.SEED || 'demo'),
    history: flagOf(env, 'DEMO_HISTORY', true) && sandbox,
    warmPictures: flagOf(env, 'WARM_PICTURES', true),
    courier,
  };
}
