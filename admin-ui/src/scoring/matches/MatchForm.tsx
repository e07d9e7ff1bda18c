import { addListedMatch, editListedMatch, getPlayers } from '@courtcrew/domain/scoring/contract.ts';
import { listedMatch } from '@courtcrew/domain/scoring/listedMatch.ts';
import { SLOTS } from '@courtcrew/domain/scoring/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { RecordForm } from '../../kit/record/RecordForm.tsx';
import type { ListedRow } from './rows.ts';
import { type MatchWord, useMatchWords } from './words.ts';

interface MatchFormProps {
  /** The match to change; a new one without. */
  readonly match?: ListedRow;
  readonly onClose: () => void;
}

export function MatchForm({ match, onClose }: MatchFormProps) {
  const w = useMatchWords();
  const { tid } = useDesk();
  const { data: players = [] } = useCall(getPlayers, { params: { tid } });
  const people = [
    { value: '', label: w('match.open') },
    ...players.map(({ pid, name }) => ({ value: pid, label: name })),
  ];
  const label = (field: string) => w(`match.${field}` as MatchWord);
  const inputs = Object.fromEntries(
    SLOTS.map((slot) => [slot, <FormSelect key={slot} name={slot} label={label(slot)} options={people} />]),
  );
  return (
    <RecordForm
      record={listedMatch}
      row={match}
      add={addListedMatch}
      edit={editListedMatch}
      titles={{ add: w('match.add'), edit: w('match.edit') }}
      label={label}
      inputs={{ ...inputs, time: <FormText kind="time" name="time" label={label('time')} /> }}
      beside={{ tid }}
      onClose={onClose}
    />
  );
}
