import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';

const { problem, note, good } = about('Token');

/** The headers in which backends of the family look for a token. */
const headers = {
  Authorization: (token: string) => ({ authorization: `Bearer ${token}` }),
  'Authori-zation': (token: string) => ({ 'authori-zation': token }),
};

/** Finds the header of the token, by a valid token or by WWW-Authenticate. */
export async function tokenHeader(target: Target): Promise<Finding[]> {
  const { token } = target;
  const anonymous = await target.call('user.info');
  if (anonymous.kind === 'answered') {
    return [problem('user.info returns data without a token.', 'Accounts are public.', 'Demand a token.')];
  }
  const unknown = (probe: Probe) => [note(`Which header carries the token could not be found out: ${outcome(probe)}.`)];
  if (anonymous.kind === 'silent' || isBusy(anonymous)) return unknown(anonymous);
  if (token === undefined) {
    const scheme = anonymous.exchange.headers.get('www-authenticate');
    if (scheme) return [good(`Tokens go into Authorization (WWW-Authenticate: ${scheme}).`)];
    return [
      note(
        'Which header carries the token could not be found out without one.',
        'Backends of the family read Authorization or Authori-zation.',
        'Give an access token with --token.',
      ),
    ];
  }
  const accepted: string[] = [];
  for (const [name, headersOf] of Object.entries(headers)) {
    const info = await target.call('user.info', {}, { headers: headersOf(token) });
    if (info.kind === 'silent' || isBusy(info)) return unknown(info);
    if (info.kind === 'answered') accepted.push(name);
  }
  if (accepted.length > 0) return [good(`The token is read from ${accepted.join(' and from ')}.`)];
  return [
    problem(
      `The token of --token is refused in ${Object.keys(headers).join(' and in ')}.`,
      'Which header carries the token could not be found out.',
      'Check that the token has not expired and belongs to this backend.',
    ),
  ];
}
