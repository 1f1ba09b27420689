/** Why a file was not added; also the key of its message. */
type Refusal = 'type' | 'folder' | 'extra';

/** Whether a file is of one of the types of `accept`, as browsers read that attribute. */
function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const media = type.toLowerCase();
  return (
    types.length === 0 ||
    types.some((one) => {
      if (one.startsWith('.')) return name.toLowerCase().endsWith(one);
      return one.endsWith('/*') ? media.startsWith(one.slice(0, -1)) : media === one;
    })
  );
}

/** The files that a field takes, and the others with the reason. */
export function sortFiles(
  files: readonly File[],
  folders: ReadonlySet<File>,
  { accept, multiple }: { accept: string | undefined; multiple: boolean },
): { taken: File[]; refused: { file: File; reason: Refusal }[] } {
  const taken: File[] = [];
  const refused: { file: File; reason: Refusal }[] = [];
  for (const file of files) {
    if (folders.has(file)) refused.push({ file, reason: 'folder' });
    else if (!isAccepted(file, accept)) refused.push({ file, reason: 'type' });
    else if (!multiple && taken.length > 0) refused.push({ file, reason: 'extra' });
    else taken.push(file);
  }
  return { taken, refused };
}

/** The entries among dropped or pasted files that are folders, which browsers show as files that cannot be read. */
export function foldersIn({ items, files }: DataTransfer): Set<File> {
  const entries = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  return new Set(Array.from(files).filter((_file, index) => entries[index]?.webkitGetAsEntry?.()?.isDirectory));
}

/** Replaces the files of an input. */
export function putInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
