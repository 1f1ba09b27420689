/** The files that a document shows: blocks whose first line names a path (```` ```tsx src/main.tsx ````), from a heading on. */
export function filesOf(document: string, heading: string): Record<string, string> {
  const [, section = ''] = document.split(new RegExp(`^## ${heading}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  const blocks = own.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```/gm);
  return Object.fromEntries([...blocks].map(([, path = '', code = '']) => [path, code]));
}
