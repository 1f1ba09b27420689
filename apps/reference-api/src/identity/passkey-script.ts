import { createHash } from 'node:crypto';

/** The browser's part: a form with `data-passkey` asks a device and sends what it answers. Without it the form stays hidden. */
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
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    alert.hidden = true;
    try {
      const given = JSON.parse(options);
      const credential = passkey === 'create'
        ? await navigator.credentials.create({ publicKey: Credential.parseCreationOptionsFromJSON(given) })
        : await navigator.credentials.get({ publicKey: Credential.parseRequestOptionsFromJSON(given) });
      answer.value = JSON.stringify(credential);
      form.submit();
    } catch (error) {
      alert.textContent = error.name === 'InvalidStateError' ? known : failed;
      alert.hidden = false;
    }
  });
}
`;

/** Its address changes with it, so that browsers may keep it. */
export const PASSKEY_SCRIPT_PATH = `/oidc/passkey-${createHash('sha256').update(passkeyScript).digest('hex').slice(0, 12)}.js`;
