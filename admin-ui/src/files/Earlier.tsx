import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getImports } from '@courtcrew/domain/files/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../kit/desk/desk.ts';
import { Section } from '../kit/page/layout.tsx';
import { actsColumn, count } from '../kit/table/columns.ts';
import { useUndoImport } from './useUndoImport.ts';
import { useFileWords } from './words.ts';

type Import = AnswerOf<typeof getImports>[number];

/** Between two looks at imports that are under way, ms. */
const EVERY = 3_000;

/** The imports of this desk, the latest first: each can be shown, and taken back once it has ended. */
export function Earlier({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const f = useFileWords();
  const { tid } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const imports = useCall(getImports, { params: { tid } }, { refreshEvery: isBusy ? EVERY : undefined });
  const someWork = imports.data?.some(({ state }) => state === 'working') ?? false;
  if (someWork !== isBusy) setBusy(someWork);
  const columns = useColumns(onOpen);
  return (
    <Section title={f('files.earlier')}>
      <Answered
        of={imports}
        loading="table"
        rows={3}
        empty={<Box sx={{ color: 'text.secondary' }}>{f('files.noneYet')}</Box>}
      >
        {(rows) => (
          <ResponsiveTable
            caption={f('files.earlier')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Answered>
    </Section>
  );
}

function useColumns(onOpen: (id: string) => void): readonly Column<Import>[] {
  const f = useFileWords();
  const { time_zone: zone } = useDesk();
  const confirm = useConfirm();
  const { undo } = useUndoImport();
  const takeBack = async ({ id, name }: Import) => {
    const action = f('action.undo');
    if (await confirm({ title: f('files.undoAsk', { name }), text: f('files.undoText'), action }))
      await undo(id);
  };
  return [
    { key: 'name', label: f('files.file'), primary: true },
    { key: 'kind', label: f('files.what'), value: ({ kind }) => f(`files.kinds.${kind}`) },
    { key: 'at', label: f('files.when'), type: 'datedTime', zone },
    { key: 'state', label: f('files.how'), value: ({ state }) => f(`files.how.${state}`) },
    count('made', f('files.made'), ({ made }) => made),
    count('changed', f('files.changed'), ({ changed }) => changed),
    count('skipped', f('files.skipped'), ({ skipped }) => skipped),
    actsColumn(f('table.actions'), (one) => (
      <>
        <Button size="small" aria-label={f('files.openOne', one)} onClick={() => onOpen(one.id)}>
          {f('files.open')}
        </Button>
        {(one.state === 'done' || one.state === 'stopped') && (
          <Button size="small" aria-label={f('files.undoOne', one)} onClick={() => void takeBack(one)}>
            {f('action.undo')}
          </Button>
        )}
      </>
    )),
  ];
}
