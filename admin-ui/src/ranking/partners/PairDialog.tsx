import { getTournamentEvents, getTournaments, savePartners } from '@courtcrew/domain/ranking/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { useWatch } from 'react-hook-form';
import { useRankingWords } from '../words.ts';
import { PlayerField } from './PlayerField.tsx';
import { useOnlyOf } from './useOnlyOf.ts';

interface Values {
  readonly rtid: string;
  readonly eid: string;
  readonly one: string;
  readonly two: string;
}

export function PairDialog({ onClose }: { readonly onClose: () => void }) {
  const r = useRankingWords();
  const save = useCommand(savePartners, { quiet: true, done: r('ranking.saved') });
  return (
    <FormDialog<Values>
      title={r('pair.add')}
      action={r('pair.add')}
      defaults={{ rtid: '', eid: '', one: '', two: '' }}
      onSubmit={({ eid, one, two }) => save.mutateAsync({ body: { eid, one, two } })}
      onClose={onClose}
    >
      <EventFields />
      <PlayerField name="one" label={r('pair.find')} />
      <PlayerField name="two" label={r('pair.findTwo')} />
    </FormDialog>
  );
}

function EventFields() {
  const r = useRankingWords();
  const rtid = useWatch<Values>({ name: 'rtid' }) ?? '';
  const { data: tournaments = [] } = useCall(getTournaments, {});
  const listed = useCall(getTournamentEvents, { params: { rtid } }, { enabled: rtid !== '' });
  const events = rtid === '' ? [] : (listed.data ?? []);
  useOnlyOf('eid', rtid === '' ? [] : listed.data?.map(({ eid }) => eid));
  const choose = { value: '', label: r('ranking.choose') };
  return (
    <>
      <FormSelect
        name="rtid"
        label={r('pair.tournament')}
        required
        autoFocus
        options={[choose, ...tournaments.map(({ rtid: value, name }) => ({ value, label: name }))]}
      />
      <FormSelect
        name="eid"
        label={r('event.type')}
        required
        options={[choose, ...events.map(({ eid: value, type }) => ({ value, label: type }))]}
      />
    </>
  );
}
