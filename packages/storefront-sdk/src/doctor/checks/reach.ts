import { contract } from '../../contract/index.ts';
import { about, type Finding } from '../finding.ts';
import { type Answer, isLocal, type Patient, Unreachable } from '../patient.ts';

const { problem, good } = about('Address');

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No server has this name. Check the spelling and the DNS entry.',
  ECONNREFUSED: 'Nothing listens there. Start the backend, or correct the port.',
  ETIMEDOUT: 'No answer in time. Check the firewall, and whether the backend is overloaded.',
  CERT_HAS_EXPIRED: 'The certificate has expired. Renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed. Use one of an authority that browsers know.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name. Ask for one with this name.',
};

/** The first answer of the backend, or why there is none. */
export async function reach(patient: Patient): Promise<{ findings: Finding[]; answer?: Answer }> {
  const { baseUrl } = patient;
  try {
    const answer = await patient.ask(baseUrl + contract['store.details'].path);
    const location = answer.headers.get('location');
    const redirect =
      location &&
      problem(
        `${baseUrl} leads on to ${location}`,
        'A redirect costs every call a round trip, and drops the body of writes.',
        `Use ${new URL(location, baseUrl).origin} as the base URL.`,
      );
    return { answer, findings: [redirect || good(`${baseUrl} answers.`), ...transport(baseUrl)] };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const todo = reasons[error.code] ?? 'Check the address, and that it can be reached from here.';
    return {
      findings: [problem(`${baseUrl} does not answer (${error.message}).`, 'Nothing else can be examined.', todo)],
    };
  }
}

function transport(baseUrl: string): Finding[] {
  if (baseUrl.startsWith('https:') || isLocal(baseUrl)) return [];
  return [
    problem(
      'The backend is asked over plain http.',
      'Tokens and addresses travel readable, and pages on https may not call it at all.',
      'Serve it over https.',
    ),
  ];
}
