import * as paths from '../lib/paths.ts';

/** What crawlers may visit. */
export function robotsText(origin: string): string {
  const closed = [
    '/api/',
    '/oidc/',
    '/sandbox/',
    '/locale/',
    '/order/',
    '/users/',
    paths.callback,
    paths.logout,
    paths.register,
    paths.signIn,
    paths.forgottenPassword,
    '/middlewares/',
  ];
  const lines = closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /fr${path}`]);
  return ['User-agent: *', ...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
