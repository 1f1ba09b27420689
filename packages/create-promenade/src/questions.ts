import { cancel, group, select, text } from '@clack/prompts';
import {
  type Answers,
  backendAddress,
  backendIssue,
  brandIssue,
  defaults,
  frameworks,
  languages,
  type Options,
} from './options.ts';

const choices = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as Name, label }));

/** Prompts for the answers that the command line does not contain. */
export async function ask({ folder, framework, brand, language, backend }: Options): Promise<Answers> {
  const asked = await group(
    {
      folder: async () =>
        folder ?? text({ message: 'Where should it be?', placeholder: defaults.folder, defaultValue: defaults.folder }),
      framework: async () => framework ?? select({ message: 'Which framework?', options: choices(frameworks) }),
      brand: async () =>
        brand ??
        text({
          message: 'Which brand colour?',
          placeholder: defaults.brand,
          defaultValue: defaults.brand,
          validate: (value) => (value ? brandIssue(value) : undefined),
        }),
      language: async () => language ?? select({ message: 'Which language?', options: choices(languages) }),
      backend: async () =>
        backend ??
        text({
          message: 'Where is your backend? Leave it empty for a mock shop.',
          placeholder: defaults.backend,
          defaultValue: defaults.backend,
          validate: (value) => (value ? backendIssue(value) : undefined),
        }),
    },
    {
      onCancel() {
        cancel('Nothing was created.');
        process.exit(1);
      },
    },
  );
  return { ...asked, backend: backendAddress(asked.backend) };
}
