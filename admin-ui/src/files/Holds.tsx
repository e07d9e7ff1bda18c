import { IMPORT_FIELDS, IMPORT_KINDS } from '@courtcrew/domain/files/kinds.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { FindingList } from '../kit/import/FindingList.tsx';
import { LettersQuestion } from '../kit/import/Questions.tsx';
import { Section } from '../kit/page/layout.tsx';
import type { FileRead, Look } from './useFile.ts';
import { useFileWords } from './words.ts';

/** From here on a guess needs no look. */
const SURE = 0.8;

type LookColumn = Look['columns'][number];

interface HoldsProps {
  readonly look: Look;
  readonly file: FileRead;
}

/** The guess: what a row is, in which sheet, and what each column was taken for. */
export function Holds({ look, file }: HoldsProps) {
  const f = useFileWords();
  const { sheets, sheet, kind, encodings, notes, remembered } = look;
  return (
    <Section title={f('files.holds')} help={remembered && f('files.remembered')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LettersQuestion
          readings={encodings.map(({ encoding, sample }) => ({ encoding, sample: sample.join(', ') }))}
          chosen={file.encoding}
          onChoose={(encoding) => file.readAs({ encoding })}
        />
        {notes.length > 0 && (
          <Alert severity="warning">
            <FindingList findings={notes} />
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <SelectInput
            label={f('files.kind')}
            value={kind}
            options={IMPORT_KINDS.map((one) => [one, f(`files.kind.${one}`)])}
            onChange={(chosen) => file.readAs({ kind: chosen })}
          />
          {sheets.length > 1 && (
            <SelectInput
              label={f('files.sheet')}
              value={sheet}
              options={sheets.map(({ name, hidden }) => [name, hidden ? f('files.hidden', { name }) : name])}
              onChange={(chosen) => file.readAs({ sheet: chosen, kind: '' })}
            />
          )}
        </Box>
        <ResponsiveTable
          caption={f('files.columns')}
          columns={useColumns(look, file)}
          rows={look.columns}
          rowKey={({ name }) => name}
        />
      </Box>
    </Section>
  );
}

function useColumns(look: Look, file: FileRead): readonly Column<LookColumn>[] {
  const f = useFileWords();
  const fields = IMPORT_FIELDS[look.kind];
  return [
    { key: 'name', label: f('files.column'), primary: true },
    {
      key: 'sample',
      label: f('files.cellsOf'),
      cell: ({ sample }) => (
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {sample.filter((cell) => cell !== '').join(' · ')}
        </Box>
      ),
    },
    {
      key: 'field',
      label: f('files.field'),
      cell: ({ name }) => (
        <NativeSelect
          inputProps={{ 'aria-label': f('files.fieldOf', { column: name }) }}
          value={file.mapping[name] ?? ''}
          onChange={({ target }) => file.choose(name, target.value)}
          sx={{ minWidth: 200 }}
        >
          <option value="">{f('files.none')}</option>
          {fields.map((field) => (
            <option key={field} value={field}>
              {f(`field.${field}`)}
            </option>
          ))}
        </NativeSelect>
      ),
    },
    { key: 'sure', label: f('files.sure'), cell: (column) => <Sureness column={column} file={file} /> },
  ];
}

function Sureness({ column, file }: { readonly column: LookColumn; readonly file: FileRead }) {
  const f = useFileWords();
  const { name, guess, sure } = column;
  const field = file.mapping[name];
  const [look, icon, text] =
    field === undefined
      ? (['text.secondary', <RemoveCircleOutline key="icon" fontSize="small" />, 'files.none'] as const)
      : field !== guess
        ? (['success.main', <CheckCircle key="icon" fontSize="small" />, 'files.chosen'] as const)
        : sure >= SURE
          ? (['success.main', <CheckCircle key="icon" fontSize="small" />, 'files.isSure'] as const)
          : (['warning.main', <ErrorOutline key="icon" fontSize="small" />, 'files.check'] as const);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: look, whiteSpace: 'nowrap' }}
    >
      {icon}
      {f(text)}
    </Box>
  );
}
