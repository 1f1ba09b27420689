import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';

/**
 * Documents with code blocks of files in `examples/` or `docs/cookbook/` (```` ```tsx examples/vite/src/main.tsx ````), with the
 * current code.
 */
export function documentsWithExamples(): ReadonlyMap<string, string> {
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  return new Map(
    documents.flatMap((path) => {
      const document = `docs/${path}`;
      const text = readFileSync(join(root, document), 'utf8');
      const current = text.replace(
        /^```(\w+) ((?:examples|docs\/cookbook)\/\S+)\n[\s\S]*?^```$/gm,
        (_block, language: string, file: string) =>
          `\`\`\`${language} ${file}\n${readFileSync(join(root, file), 'utf8').trimEnd()}\n\`\`\``,
      );
      return /^```\w+ (?:examples|docs)\//m.test(text) ? [[document, current]] : [];
    }),
  );
}
