import { checkinRef, checkoutRef } from '@courtcrew/domain/board/contract.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { knownNameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useAllows, useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { clockOrMoment } from '@courtcrew/ui-kit/time/clockOrMoment.ts';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import { PersonRow } from '../duty/PersonRow.tsx';
import { useLineWords } from '../words/line.ts';
import type { LineAbout } from './LinePage.tsx';
import { isHere, type LinePerson } from './line.ts';

interface LineRowProps extends LineAbout {
  readonly person: LinePerson;
  /** Shown below the name, where the list is not grouped by shift. */
  readonly shifts?: LinePerson['shifts'];
}

export function LineRow({ person, shifts = [], tid, zone }: LineRowProps) {
  const { language } = useSpeech();
  const { user } = useSession();
  const may = useAllows()('selfOrAnyDesk', tid, person.ref_id);
  return (
    <PersonRow
      person={person}
      own={person.ref_id === user?.ref_id}
      details={
        <>
          <Here person={person} zone={zone} />
          {shifts.map(({ sid, name, start, end }) => (
            <span key={sid}>
              {name}, {hours(start, end, zone, language)}
            </span>
          ))}
        </>
      }
      end={may && <Toggle tid={tid} person={person} />}
    />
  );
}

function Here({ person, zone }: { person: LinePerson; zone: string }) {
  const w = useLineWords();
  const { language } = useSpeech();
  const now = useNow();
  if (!isHere(person)) {
    return (
      <Badge tone="plain" weight="outline" icon={<RadioButtonUnchecked />}>
        {w('line.notHere')}
      </Badge>
    );
  }
  const { checked_in_at } = person;
  return (
    <Badge tone="success" icon={<CheckCircle />}>
      {checked_in_at === null
        ? w('line.here')
        : w('line.hereSince', { time: clockOrMoment(checked_in_at, zone, language, now) })}
    </Badge>
  );
}

function Toggle({ tid, person }: { tid: string; person: LinePerson }) {
  const w = useLineWords();
  const here = isHere(person);
  const name = knownNameOf(person) || w('board.somebody');
  const command = useLineCommand(tid, person.ref_id, name, here);
  return (
    <Button
      variant={here ? 'outlined' : 'contained'}
      color={here ? 'inherit' : 'primary'}
      loading={command.busy}
      onClick={command.run}
      aria-label={w(here ? 'line.checkoutFor' : 'line.checkinFor', { name })}
      sx={{ minWidth: 112, flexShrink: 0 }}
      className="no-print"
    >
      {w(here ? 'line.checkout' : 'line.checkin')}
    </Button>
  );
}

function useLineCommand(tid: string, ref_id: string, name: string, here: boolean) {
  const w = useLineWords();
  const checkin = useCommand(checkinRef, { done: w('line.checkedIn', { name }) });
  const checkout = useCommand(checkoutRef, { done: w('line.checkedOut', { name }) });
  const { mutate, isPending } = here ? checkout : checkin;
  return { busy: isPending, run: () => mutate({ params: { tid }, body: { ref_id } }) };
}
