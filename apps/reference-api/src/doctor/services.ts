import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { connectSmtp } from '../mail/smtp.ts';
import { openFileStore } from '../media/file-store.ts';
import { error, type Finding, ok, warning } from './finding.ts';

const LITTLE_SPACE_BYTES = 1024 ** 3;

/** Checks where files are stored: a bucket, or a directory. */
export async function checkStorage({ files, dataDir, databaseUrl }: Config): Promise<Finding[]> {
  if (files) return [await checkBucket(files)];
  if (dataDir === 'memory') {
    return [
      warning(
        'storage',
        'DATA_DIR is memory.',
        'Everything is lost when the process ends.',
        'Set DATA_DIR to a directory.',
      ),
    ];
  }
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    const why = databaseUrl ? 'Resized pictures are kept there.' : 'The database and resized pictures are kept there.';
    return [
      error(
        'storage',
        `${dataDir} is not writable.`,
        why,
        'Grant the process write access, or set DATA_DIR to another directory.',
      ),
    ];
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = `${((bavail * bsize) / LITTLE_SPACE_BYTES).toFixed(1)} GB`;
  if (bavail * bsize >= LITTLE_SPACE_BYTES) return [ok('storage', `${dataDir} is writable, with ${free} free.`)];
  return [
    warning(
      'storage',
      `${dataDir} has ${free} left.`,
      'Without space, pictures are resized for each request and the embedded database stops.',
      'Free some space, or set DATA_DIR to a larger disk.',
    ),
  ];
}

async function checkBucket(files: NonNullable<Config['files']>): Promise<Finding> {
  const store = openFileStore(files);
  const key = `doctor/${randomUUID()}`;
  try {
    await store.put(key, new TextEncoder().encode('promenade'), 'text/plain');
    const kept = await store.get(key);
    await kept?.cancel();
    await store.delete(key);
    if (!kept) throw new Error('a file that was written is not there');
    return ok('storage', `The bucket ${files.bucket} at ${files.endpoint} accepts, returns and deletes files.`);
  } catch (reason) {
    const { cause, message } = reason as Error;
    return error(
      'storage',
      `The bucket ${files.bucket} cannot be used: ${(cause as Error | undefined)?.message ?? message}.`,
      'Uploads fail, and product pictures are missing.',
      'Correct S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys, and allow the keys to read, write and delete.',
    );
  }
}

/** Checks whether the mail server accepts mail. */
export async function checkMail({ smtpUrl, mailFrom, sandbox }: Config): Promise<Finding[]> {
  if (!smtpUrl && sandbox) return [ok('mail', 'Mail stays in the outbox of the sandbox.')];
  if (!smtpUrl) {
    const why = 'Nobody can register, get a code or find a guest order again.';
    return [warning('mail', 'MAIL=off: no mail is written.', why, 'Set SMTP_URL and leave MAIL out.')];
  }
  const server = connectSmtp(smtpUrl, mailFrom);
  const reason = await server.check();
  server.close();
  if (reason === null) return [ok('mail', `${new URL(smtpUrl).host} accepts mail from ${mailFrom}.`)];
  return [
    error(
      'mail',
      `${new URL(smtpUrl).host} accepts no mail: ${reason}.`,
      'Mail waits in the outbox, and nobody can register.',
      'Correct SMTP_URL (smtp:// with STARTTLS on port 587, smtps:// on port 465), user and password.',
    ),
  ];
}

const ANSWERED_WITHIN_MS = 5_000;

/** Checks whether the identity provider is reachable at its issuer's address. */
export async function checkIdentity({ publicUrl }: Config): Promise<Finding[]> {
  const issuer = `${publicUrl}/oidc`;
  const address = `${issuer}/.well-known/openid-configuration`;
  let answer: Response;
  try {
    answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
  } catch (reason) {
    const { name, cause } = reason as Error;
    return [
      warning(
        'identity',
        `${publicUrl} does not answer: ${(cause as NodeJS.ErrnoException | undefined)?.code ?? name}.`,
        'If the shop is running, nobody can see it or sign in.',
        'Start API and store, or correct PUBLIC_URL, its DNS record or the proxy.',
      ),
    ];
  }
  const { issuer: named } = (await answer.json().catch(() => ({}))) as { issuer?: unknown };
  if (named === issuer) return [ok('identity', `The issuer is ${issuer}.`)];
  return [
    typeof named === 'string'
      ? error(
          'identity',
          `At ${publicUrl} the issuer is ${named}.`,
          'Sign-ins fail, because clients compare the two.',
          'Set PUBLIC_URL to the address that browsers see, and let the proxy send X-Forwarded-Host.',
        )
      : error(
          'identity',
          `${address} responds with ${answer.status}, but not as an identity provider.`,
          'Nobody can sign in.',
          'Let the proxy forward /api, /oidc, /media, /sandbox and /mail to the store or the API.',
        ),
  ];
}
