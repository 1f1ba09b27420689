import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { fr } from '../../messages/fr.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

afterEach(cleanup);

const file = (name: string, type = '') => new File(['x'], name, { type });
const names = (files: File[] | undefined) => files?.map(({ name }) => name);
const entry = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });

function show(props: Partial<FileUploadProps>, strings = en) {
  const onAdd = vi.fn<(files: File[]) => void>();
  render(
    <UiProvider strings={strings}>
      <FileUpload label="Pictures" onAdd={onAdd} {...props} />
    </UiProvider>,
  );
  return { onAdd, input: screen.getByLabelText<HTMLInputElement>(/Pictures/) };
}

const picture = file('lamp.png', 'image/png');
const program = file('virus.exe', 'application/x-msdownload');

const ways = {
  chosen: (input: HTMLInputElement, files: File[]) => fireEvent.change(input, { target: { files } }),
  dropped: (input: HTMLInputElement, files: File[]) => fireEvent.drop(input, { dataTransfer: { files } }),
  pasted: (input: HTMLInputElement, files: File[]) => fireEvent.paste(input, { clipboardData: { files } }),
};

describe.each(Object.entries(ways))('files that are %s', (_way, give) => {
  it.each<[string, Partial<FileUploadProps>, File[], string[], string]>([
    ['of another type', { accept: 'image/*' }, [program, picture], ['lamp.png'], 'isn’t accepted: virus.exe'],
    [
      'of another ending',
      { accept: '.PDF, image/webp' },
      [file('a.pdf'), picture],
      ['a.pdf'],
      'isn’t accepted: lamp.png',
    ],
    ['of a type that only begins alike', { accept: 'image/pn' }, [picture], [], 'isn’t accepted: lamp.png'],
    ['of an unknown type', { accept: 'application/pdf' }, [file('a.bin')], [], 'isn’t accepted: a.bin'],
    [
      'more than one',
      { multiple: false },
      [picture, file('b.png'), file('c.png')],
      ['lamp.png'],
      'Not added: b.png, c.png',
    ],
  ])('%s are refused with the reason', (_what, props, files, taken, reason) => {
    const { onAdd, input } = show(props);
    give(input, files);
    expect(names(onAdd.mock.calls[0]?.[0]) ?? []).toEqual(taken);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(reason);
    give(input, [file('a.pdf', 'image/pn')]);
    give(input, [file('ok.webp', 'image/webp')]);
  });

  it('are all taken without `accept`, and the reason goes', () => {
    const { onAdd, input } = show({ accept: 'image/*' });
    give(input, [program]);
    give(input, [picture]);
    expect(names(onAdd.mock.calls[0]?.[0])).toEqual(['lamp.png']);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('are not taken while the field is disabled', () => {
    const { onAdd, input } = show({ disabled: true });
    if (give !== ways.chosen) give(input, [picture]);
    expect(onAdd).not.toHaveBeenCalled();
  });
});

it('a dropped folder is refused, in French too', () => {
  const { onAdd, input } = show({}, fr);
  fireEvent.drop(input, { dataTransfer: { files: [file('photos'), picture], items: [entry(true), entry(false)] } });
  expect(names(onAdd.mock.calls[0]?.[0])).toEqual(['lamp.png']);
  expect(screen.getAllByText(/Les dossiers.*photos/)).not.toEqual([]);
});

it('pasted text is left to the browser', () => {
  const { onAdd, input } = show({});
  const paste = createEvent.paste(input, { clipboardData: { files: [] } });
  fireEvent(input, paste);
  expect(paste.defaultPrevented).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});
