import { escapeXml } from './escape-xml.ts';

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

/** A page with one sentence. */
export const messagePage = (title: string, sentence: string) => page(title, `<p>${escapeXml(sentence)}</p>`);

const style = `
:root{color-scheme:light dark;--page:#f5f5f4;--card:#fff;--text:#1c1917;--quiet:#57534e;--line:#8a8580;--solid:#1c1917;--on-solid:#fff;--error:#b42318}
@media (prefers-color-scheme:dark){:root{--page:#131211;--card:#1f1d1b;--text:#f5f5f4;--quiet:#b5afa9;--line:#7d7771;--solid:#f5f5f4;--on-solid:#1c1917;--error:#ff9c8f}}
*{box-sizing:border-box}
body{margin:0;padding:clamp(1rem,12vh,8rem) 1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{max-width:24rem;margin:auto;padding:clamp(1.25rem,6vw,2rem);border-radius:.75rem;background:var(--card)}
h1{margin:0 0 1.25rem;font-size:1.5rem;line-height:1.25}
p{margin:0;overflow-wrap:anywhere}
form{display:grid;gap:1rem}
label{font-weight:600}
input,button{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;font:inherit}
input{display:block;margin-top:.25rem;background:transparent;color:inherit;font-weight:400}
button{border-color:var(--solid);background:var(--solid);color:var(--on-solid);font-weight:600;cursor:pointer}
input:focus-visible,button:focus-visible{outline:2px solid var(--solid);outline-offset:2px}
[role=alert]{color:var(--error)}
form+p{margin-top:1rem;color:var(--quiet);font-size:.875rem}`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
