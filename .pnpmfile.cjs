/**
 * Fields that pnpm does not take from `publishConfig` by itself. A package's sources need other `sideEffects` than its tarball,
 * and optional peers such as `next` would be installed into the workspace.
 */
const fields = ['sideEffects', 'peerDependencies', 'peerDependenciesMeta'];

function beforePacking(manifest) {
  const { publishConfig = {}, ...packed } = manifest;
  const kept = { ...publishConfig };
  for (const field of fields) {
    if (publishConfig[field] !== undefined) packed[field] = publishConfig[field];
    delete kept[field];
  }
  return { ...packed, publishConfig: kept };
}

module.exports = { hooks: { beforePacking } };
