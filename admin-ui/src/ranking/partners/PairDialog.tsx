import {
  getTournamentEvents,
  getTournaments,
  savePartners,
  searchPlayer,
} from '@courtcrew/domain/ranking/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Fields } from '../../kit/page/layout.tsx';
import { useRankingWords } from '../words.ts';

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

/** Finds a player who has no partner in the chosen event yet. */
function PlayerField({ name, label }: { name: 'one' | 'two'; label: string }) {
  const r = useRankingWords();
  const [search, setSearch] = useState('');
  const eid: string = useWatch({ name: 'eid' }) ?? '';
  const found = useCall(
    searchPlayer,
    { query: { search }, body: eid === '' ? {} : { eid } },
    { keepFormer: true },
  );
  const players = found.data ?? [];
  const offered = players.map(({ player_id }) => player_id);
  useOnlyOf(name, found.data === undefined || found.isPlaceholderData ? undefined : offered);
  return (
    <Fields min={200}>
      <TextInput
        kind="search"
        label={label}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <FormSelect
        name={name}
        label={r(name === 'one' ? 'pair.one' : 'pair.two')}
        required
        options={[
          { value: '', label: r('ranking.choose') },
          ...players.map(({ player_id, name: text, gender }) => ({
            value: player_id,
            label: gender ? `${text} (${gender})` : text,
          })),
        ]}
      />
    </Fields>
  );
}

/**
 * Clears the choice once the list no longer offers it; the form would keep the value unseen. `offered` is undefined
 * while loading.
 */
function useOnlyOf(name: string, offered: readonly string[] | undefined): void {
  const { setValue } = useFormContext();
  const chosen: string = useWatch({ name }) ?? '';
  const isGone = chosen !== '' && offered !== undefined && !offered.includes(chosen);
  useEffect(() => {
    if (isGone) setValue(name, '', { shouldDirty: true });
  }, [isGone, name, setValue]);
}
