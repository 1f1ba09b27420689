/** Builds what browsers load of the client into a folder, without declarations: `node build-sdk.ts <folder>`, in its package. */
import { build, type Options } from 'tsup';
import config from '../../packages/storefront-sdk/tsup.config.ts';

const [, , outDir = ''] = process.argv;
const [browser] = [await (config as (options: Options) => Options | Options[])({ outDir })].flat();
await build({ ...browser, outDir, config: false, silent: true });
