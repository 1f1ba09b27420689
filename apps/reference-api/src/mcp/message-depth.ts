/** Deeper than any input of a tool in its message. */
const DEPTH_MAX = 16;

/** Whether arrays and objects are nested deeper than any message. Goes level by level, because the input is untrusted. */
export function isTooDeep(message: unknown): boolean {
  let level: unknown[] = [message];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
