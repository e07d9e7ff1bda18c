import {
  type ImportOptions,
  lookAgain,
  lookAtFile,
  previewImport,
} from '@courtcrew/domain/files/contract.ts';
import { MOST_BYTES } from '@courtcrew/domain/files/kinds.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useClient } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { sendFile } from '@courtcrew/ui-kit/data/sendFile.ts';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../kit/desk/desk.ts';
import { useFileWords } from './words.ts';

/** A reload finds the same file read in the same way, and the import that was begun. */
const AT = { file: '', sheet: '', kind: '', encoding: '', import: '' };

export type Mended = Readonly<
  Record<number, { readonly cells: Readonly<Record<string, string>>; readonly same?: boolean }>
>;

/** What somebody chose otherwise than was guessed. */
interface Said {
  readonly fields: Readonly<Record<string, string>>;
  readonly options: Partial<ImportOptions>;
  readonly mended: Mended;
}

const NOTHING: Said = { fields: {}, options: {}, mended: {} };

/** A spreadsheet on its way in: read, understood and previewed. */
export function useFile() {
  const f = useFileWords();
  const { tid } = useDesk();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { filter, set } = useUrlFilter(AT);
  const [said, setSaid] = useState(NOTHING);

  const upload = useMutation<{ readonly file: string }, CallFailed, { file: File; letters: boolean }>({
    mutationFn: async ({ file, letters }) => {
      const read = await sendFile(client, lookAtFile, { tid }, file);
      queries.setQueryData(callKey(lookAgain, { params: { tid, file: read.file }, query: {} }), read);
      setSaid(letters ? NOTHING : { ...NOTHING, options: { letters } });
      set({ ...AT, file: read.file });
      return read;
    },
  });
  const { file, sheet, kind, encoding } = filter;
  const query = {
    ...(sheet !== '' && { sheet }),
    ...(kind !== '' && { kind: kind as 'people' }),
    ...(encoding !== '' && { encoding }),
  };
  const look = useCall(
    lookAgain,
    { params: { tid, file }, query },
    { enabled: file !== '', keepFormer: true },
  );
  const { columns = [], options: guessed } = look.data ?? {};
  const mapping = Object.fromEntries(
    columns
      .map(({ name, guess }) => [name, said.fields[name] ?? guess] as const)
      .filter(([, field]) => field !== ''),
  );
  const options = { letters: true, make: true, category: '', dates: null, ...guessed, ...said.options };
  const asked = {
    ...{ file, mapping, options },
    kind: look.data?.kind ?? 'people',
    // Texts have one sheet, without a name.
    ...(look.data && look.data.sheet !== '' && { sheet: look.data.sheet }),
    ...(encoding !== '' && { encoding }),
    mended: Object.entries(said.mended).map(([row, one]) => ({ row: Number(row), ...one })),
  };
  const isReadable = look.data !== undefined && look.data.rows > 0 && Object.keys(mapping).length > 0;
  // What was read before fits neither another file nor another sheet.
  const isLooked = file !== '' && !look.isPlaceholderData;
  const preview = useCall(
    previewImport,
    { params: { tid }, body: asked },
    { enabled: isReadable && isLooked && filter.import === '', keepFormer: true },
  );
  /** What is said of cells holds for the headings they were read by. */
  const readAs = (change: Partial<typeof AT>) => {
    setSaid({ ...NOTHING, options: said.options });
    set(change);
  };
  return {
    ...{ look, preview, upload, mapping, options, asked, isReadable, said: said.fields, mended: said.mended },
    importing: filter.import,
    hasFile: file !== '',
    /** The letters in use; empty while that is asked. */
    encoding: (look.data?.encodings.length ?? 0) > 1 ? encoding : 'known',
    read: (chosen: File, letters = true) => {
      if (chosen.size > MOST_BYTES) toast.error(f('files.tooLarge'));
      else upload.mutate({ file: chosen, letters });
    },
    readAs,
    /** A field has one column: the one it is chosen for. */
    choose: (column: string, field: string) => {
      const others = Object.entries(mapping).filter(([, one]) => field !== '' && one === field);
      const without = Object.fromEntries(others.map(([name]) => [name, '']));
      setSaid({ ...said, fields: { ...said.fields, ...without, [column]: field } });
    },
    opt: (change: Partial<ImportOptions>) => setSaid({ ...said, options: { ...said.options, ...change } }),
    mend: (row: number, cells: Readonly<Record<string, string>>, same?: boolean) => {
      const before = said.mended[row];
      const now = {
        cells: { ...before?.cells, ...cells },
        ...((same ?? before?.same) !== undefined && { same: same ?? before?.same ?? false }),
      };
      setSaid({ ...said, mended: { ...said.mended, [row]: now } });
    },
    begin: (id: string) => set({ import: id }),
    startOver: () => {
      upload.reset();
      setSaid(NOTHING);
      set(AT);
    },
  };
}

export type FileRead = ReturnType<typeof useFile>;
export type Look = NonNullable<FileRead['look']['data']>;
export type Preview = NonNullable<FileRead['preview']['data']>;
