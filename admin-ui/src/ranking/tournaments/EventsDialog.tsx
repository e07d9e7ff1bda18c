import { addEventToTournament, getTournamentEvents } from '@courtcrew/domain/ranking/contract.ts';
import { EVENT_TYPES } from '@courtcrew/domain/ranking/model.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import type { RankingTournament } from '../rows.ts';
import { useRankingWords } from '../words.ts';

interface EventsDialogProps {
  readonly tournament: RankingTournament;
  readonly onClose: () => void;
}

/** The events of a tournament, linked to their pairs, and a form for the next. */
export function EventsDialog({ tournament: { rtid, name }, onClose }: EventsDialogProps) {
  const r = useRankingWords();
  const events = useCall(getTournamentEvents, { params: { rtid } });
  const add = useCommand(addEventToTournament, { quiet: true, done: ({ message }) => message });
  const there = (events.data ?? []).map(({ type }) => type);
  return (
    <FormDialog
      title={r('event.eventsOf', { name })}
      action={r('event.addEvent')}
      defaults={{ type: '' }}
      onSubmit={({ type }) => add.mutateAsync({ body: { rtid, type } })}
      onClose={onClose}
    >
      <Answered
        of={events}
        loading="list"
        rows={3}
        empty={<Box sx={{ color: 'text.secondary' }}>{r('event.noEvents')}</Box>}
      >
        {(rows) => (
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {rows.map(({ eid, type, pairs }) => (
              <li key={eid}>
                <AppLink to={`/ranking/partners?filter=${encodeURIComponent(JSON.stringify({ eid }))}`}>
                  {r('event.pairs', { type, count: pairs })}
                </AppLink>
              </li>
            ))}
          </Box>
        )}
      </Answered>
      <FormSelect
        name="type"
        label={r('event.type')}
        required
        options={[
          { value: '', label: r('ranking.choose') },
          ...EVENT_TYPES.filter((type) => !there.includes(type)).map((type) => ({
            value: type,
            label: type,
          })),
        ]}
      />
    </FormDialog>
  );
}
