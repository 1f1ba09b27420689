import { createHash } from 'node:crypto';

/**
 * The browser's script: a form with `data-passkey` requests a passkey from the device and submits its response. Without the
 * script the form stays hidden. Browsers that suggest passkeys in address fields may do so until the button is pressed.
 */
export const passkeyScript = `for (const form of document.querySelectorAll('form[data-passkey]')) {
  const { PublicKeyCredential: Credential } = window;
  if (!Credential?.parseRequestOptionsFromJSON || !Credential.parseCreationOptionsFromJSON) continue;
  const { passkey, options, failed, known } = form.dataset;
  const answer = form.elements.namedItem('answer');
  const alert = form.querySelector('[role=alert]');
  form.hidden = false;
  if (passkey === 'create') form.querySelector('button').focus();
  for (const part of document.querySelectorAll('[data-no-passkey]')) part.hidden = true;
  addEventListener('pageshow', () => { answer.value = ''; });
  const send = (credential) => {
    answer.value = JSON.stringify(credential);
    form.submit();
  };
  let suggestion;
  const suggest = async () => {
    if (passkey !== 'get' || !(await Credential.isConditionalMediationAvailable?.())) return;
    suggestion = new AbortController();
    const publicKey = Credential.parseRequestOptionsFromJSON(JSON.parse(options));
    send(await navigator.credentials.get({ publicKey, mediation: 'conditional', signal: suggestion.signal }));
  };
  suggest().catch(() => undefined);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    alert.hidden = true;
    suggestion?.abort();
    try {
      const given = JSON.parse(options);
      const credential = passkey === 'create'
        ? await navigator.credentials.create({ publicKey: Credential.parseCreationOptionsFromJSON(given) })
        : await navigator.credentials.get({ publicKey: Credential.parseRequestOptionsFromJSON(given) });
      send(credential);
    } catch (error) {
      alert.textContent = error.name === 'InvalidStateError' ? known : failed;
      alert.hidden = false;
      suggest().catch(() => undefined);
    }
  });
}
`;

/** Its address changes with it, so that browsers may keep it. */
export const PASSKEY_SCRIPT_PATH = `/oidc/passkey-${createHash('sha256').update(passkeyScript).digest('hex').slice(0, 12)}.js`;
