import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data directory is in use by another live process. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

interface Holder {
  pid: number;
  /** The process's start, in clock ticks since boot if the system provides it: distinguishes reused process ids. */
  startedAt: string | null;
}

const held = new Set<string>();
let sequence = 0;

function startOf(pid: number): string | null {
  try {
    // The command name may hold blanks and brackets, so count the fields after its closing bracket (start is field 22).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const start = startOf(holder.pid);
  return holder.startedAt === null || start === null || start === holder.startedAt;
}

function readHolder(path: string): { text: string; holder: Holder | null } | null {
  try {
    const text = readFileSync(path, 'utf8');
    try {
      const holder: Holder = JSON.parse(text);
      return { text, holder: Number.isInteger(holder.pid) ? holder : null };
    } catch {
      return { text, holder: null };
    }
  } catch {
    return null;
  }
}

/**
 * Takes the directory for this process alone. PGlite itself does not notice a second process on the same files, and
 * rows that were acknowledged would be lost without a word.
 *
 * The lock outlives a killed process as a file, which the next one recognises as stale by process number and start.
 *
 * @returns a function that gives the directory back.
 * @throws DirectoryInUseError with a sentence for the person at the terminal.
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'in-use.lock');
  const inUse = (pid: number | string) =>
    new DirectoryInUseError(
      `The data directory ${directory} is in use by process ${pid}. ` +
        'Stop that process first, or choose another directory with DATA_DIR. ' +
        `If you are sure that nothing uses it, delete ${path}.`,
    );
  if (held.has(path)) throw inUse(process.pid);

  // A hard link appears whole or not at all, so no one ever reads half a lock.
  const draft = `${path}.${process.pid}.${sequence++}`;
  writeFileSync(
    draft,
    JSON.stringify({
      pid: process.pid,
      startedAt: startOf(process.pid),
    } satisfies Holder),
  );
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        linkSync(draft, path);
        held.add(path);
        return () => {
          if (held.delete(path)) rmSync(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const current = readHolder(path);
      if (current === null) continue;
      if (current.holder && isAlive(current.holder)) throw inUse(current.holder.pid);
      putAside(path, draft, current.text);
    }
    throw inUse('unknown');
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a stale lock, unless another process replaced it between our look and our move: then it is put back. */
function putAside(path: string, draft: string, staleText: string): void {
  const aside = `${draft}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== staleText) linkSync(aside, path);
  rmSync(aside, { force: true });
}
