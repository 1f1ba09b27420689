import { escapeXml } from './pictures.ts';

/** The form of the identity provider: e-mail and password, with the request that it belongs to. */
export function signInPage(request: URLSearchParams, account: { email: string; password: string }, error = ''): string {
  const hidden = [...request].map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return page(
    'Sign in',
    `<form method="post">
${hidden.join('\n')}
${error && `<p role="alert">${escapeXml(error)}</p>`}
<label>Email <input name="email" type="email" required autocomplete="username" value="${escapeXml(account.email)}"></label>
<label>Password <input name="password" type="password" required autocomplete="current-password" value="${escapeXml(account.password)}"></label>
<button>Sign in</button>
</form>
<p>This is the mock shop. Its account is filled in.</p>`,
  );
}

/** An error page with this sentence. */
export const problemPage = (sentence: string) => page('This sign-in cannot go on', `<p>${escapeXml(sentence)}</p>`);

const style =
  'body{font:1rem/1.5 system-ui;max-width:22rem;margin:4rem auto;padding:0 1rem}label{display:block;margin:1rem 0}input:not([type=hidden]){display:block;box-sizing:border-box;width:100%;font:inherit;padding:.5rem}button{font:inherit;padding:.5rem 1rem}[role=alert]{color:#a00}';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
