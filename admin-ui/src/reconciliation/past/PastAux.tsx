import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { updatePastAuxAssignment } from '@courtcrew/domain/reconciliation/contract/marks.ts';
import type { PastAuxRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import type { pastAuxResource } from '@courtcrew/domain/reconciliation/rest.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck } from '@courtcrew/ui-kit/form/fields.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { StoryDialog } from '@courtcrew/ui-kit/pay/StoryDialog.tsx';
import { useAuxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import Edit from '@mui/icons-material/Edit';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { z } from 'zod';
import { LiveHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { FormAmount } from '../../kit/page/FormAmount.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { usePayRoom } from '../usePayRoom.ts';
import { usePayWords } from '../words.ts';
import { payEdit } from './changes.ts';
import { rowInState } from './rowInState.ts';

type Aux = z.output<typeof pastAuxResource.row>;

const LATEST_FIRST = { field: 'start_time', order: 'DESC' } as const;

const isAux = (row: object): row is PastAuxRow => 'minutes' in row && 'person' in row && 'amount' in row;

/** Finished assignments beside a court, to be paid or corrected. */
export function PastAux() {
  const p = usePayWords();
  const { tid, time_zone: zone } = useDesk();
  const live = usePayRoom(tid);
  const [row, setRow] = useState<PastAuxRow | null>(() => rowInState(isAux));
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <ResourceList<Aux>
        resource="pastaux"
        caption={p('staff.pastAux')}
        header={<LiveHeader title={p('staff.pastAux')} live={live} />}
        columns={useColumns({
          onEdit: (aux) => setRow({ ...aux, id: keyOf(aux.id) }),
          onWhy: (aux) => setAsked(keyOf(aux.id)),
        })}
        filters={[
          { kind: 'search', source: 'q', label: p('filter.search') },
          { kind: 'day', source: 'start_time', label: p('match.played'), zone },
          { kind: 'flag', source: 'paid', label: p('pay.paid') },
        ]}
        about={{ tid }}
        sort={LATEST_FIRST}
        empty={<EmptyState title={p('past.noAux')} />}
        file="past-aux-assignments"
      />
      {row && <EditAux row={row} onClose={() => setRow(null)} />}
      {asked && <StoryDialog id={asked} zone={zone} onClose={() => setAsked(null)} />}
    </>
  );
}

interface Acts {
  readonly onEdit: (aux: Aux) => void;
  readonly onWhy: (aux: Aux) => void;
}

function useColumns({ onEdit, onWhy }: Acts): readonly Column<Aux>[] {
  const p = usePayWords();
  const kindName = useAuxKind();
  const { time_zone: zone } = useDesk();
  return [
    { key: 'start_time', label: p('match.played'), type: 'time', zone },
    { key: 'person', label: p('filter.person'), primary: true },
    {
      key: 'type',
      label: p('past.type'),
      value: ({ type, name }) => [kindName(type), name].filter(Boolean).join(', '),
    },
    { key: 'court_num', label: p('match.court') },
    { key: 'minutes', label: p('past.minutes'), type: 'duration' },
    { key: 'amount', label: p('pay.amount'), type: 'money' },
    { key: 'paid', label: p('pay.paid'), value: ({ paid }) => (paid ? p('filter.yes') : '') },
    actsColumn(p('table.actions'), (row) => (
      <>
        <IconButton
          title={p('pay.why')}
          aria-label={`${p('pay.why')} ${isolated(row.person)}`}
          onClick={() => onWhy(row)}
        >
          <HelpOutline fontSize="small" />
        </IconButton>
        <IconButton
          title={p('action.edit')}
          aria-label={`${p('action.edit')}: ${isolated(row.person)}`}
          onClick={() => onEdit(row)}
        >
          <Edit fontSize="small" />
        </IconButton>
      </>
    )),
  ];
}

function EditAux({ row, onClose }: { readonly row: PastAuxRow; readonly onClose: () => void }) {
  const p = usePayWords();
  const kindName = useAuxKind();
  const save = useCommand(updatePastAuxAssignment, {
    quiet: true,
    affects: ['pastaux'],
    done: p('past.saved'),
  });
  const [seen] = useState({ amount: String(row.amount), paid: row.paid });
  return (
    <FormDialog
      title={p('past.edit', { name: `${isolated(row.person)}, ${kindName(row.type)}` })}
      defaults={seen}
      onSubmit={(values, theirs) =>
        save.mutateAsync({ body: { id: row.id, ...payEdit(seen, values, theirs) } })
      }
      onClose={onClose}
    >
      <FormAmount name="amount" label={p('pay.amount')} />
      <FormCheck name="paid" label={p('pay.paid')} />
    </FormDialog>
  );
}
