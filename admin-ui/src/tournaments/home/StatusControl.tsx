import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { filled, within } from '@courtcrew/domain/kernel/text.ts';
import { getDoubleBookings } from '@courtcrew/domain/roster/contract.ts';
import type { DoubleBooking } from '@courtcrew/domain/roster/shapes.ts';
import type { Status } from '@courtcrew/domain/tournaments/choices.ts';
import { updateTournamentStatus } from '@courtcrew/domain/tournaments/contract.ts';
import { isArchived } from '@courtcrew/domain/tournaments/policies/visibility.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { clock, datedDay } from '@courtcrew/ui-kit/time/format.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fold, Section } from '../../kit/page/layout.tsx';
import type { ChosenTournament } from '../../shell/tournament.tsx';
import { useSetupWords } from '../words.ts';
import { isStatus, STATUS_STEPS, type StatusStep } from './statuses.ts';

/** Asks about a step of the status, and takes it. */
export function useStatusChange(tournament: ChosenTournament) {
  const w = useSetupWords();
  const confirm = useConfirm();
  const { mutate, isPending } = useCommand(updateTournamentStatus, {
    affects: ['accounts'],
    done: ({ message, status }) =>
      localized(message, filled('Status Updated to {status}', { status: within(status) })),
  });
  const change = async (step: StatusStep) => {
    const yes = await confirm({
      title: w(step.ask),
      text: <WhatHappens step={step} tournament={tournament} />,
      action: w(step.action),
      danger: step.status === 'draft' || step.status === 'archive',
    });
    const { tid, status: seen } = tournament;
    if (yes) mutate({ params: { tid }, body: { status: step.status, seen } });
  };
  return { change, isPending };
}

interface StatusControlProps {
  readonly tournament: ChosenTournament;
  /** Only masters change it. */
  readonly master: boolean;
  readonly folded?: boolean;
}

/** The status as a row of steps; a press explains the step, asks, and sets it. */
export function StatusControl({ tournament, master, folded = false }: StatusControlProps) {
  const w = useSetupWords();
  const { change, isPending } = useStatusChange(tournament);
  const Frame = folded ? Fold : Section;
  return (
    <Frame title={w('status.title')} help={master ? undefined : w('status.masterOnly')}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(5, 1fr)' },
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        {STATUS_STEPS.map((step) => (
          <Step
            key={step.status}
            step={step}
            current={isStatus(step.status, tournament.status)}
            disabled={!master || isPending}
            onPick={() => change(step)}
          />
        ))}
      </Box>
    </Frame>
  );
}

function WhatHappens({ step, tournament }: { step: StatusStep; tournament: ChosenTournament }) {
  const w = useSetupWords();
  const comesBack = isArchived(tournament.status) && step.status !== 'archive';
  return (
    <>
      {w(step.askText)}
      {step.status === ('active' satisfies Status) && (
        <Box sx={{ mt: 1.5 }}>
          <AppLink to="/admin/tournamentSetup">{w('status.checkSetup')}</AppLink>
        </Box>
      )}
      {comesBack && <DoubleBookings tournament={tournament} />}
    </>
  );
}

interface StepProps {
  readonly step: StatusStep;
  readonly current: boolean;
  readonly disabled: boolean;
  readonly onPick: () => void;
}

function Step({ step, current, disabled, onPick }: StepProps) {
  const w = useSetupWords();
  return (
    <Box
      component="li"
      aria-current={current ? 'step' : undefined}
      sx={{
        backgroundColor: current ? 'action.selected' : 'background.paper',
        borderLeft: { md: '1px solid var(--mui-palette-divider)' },
        borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 'none' },
        '&:first-of-type': { borderLeft: 'none', borderTop: 'none' },
        boxShadow: current ? 'inset 0 3px 0 var(--mui-palette-primary-light)' : undefined,
      }}
    >
      <ButtonBase
        disabled={disabled}
        // Not disabled: it was pressed a moment ago and keeps focus.
        aria-disabled={current}
        onClick={current ? undefined : onPick}
        sx={{
          width: '100%',
          height: '100%',
          minHeight: 44,
          p: 1.5,
          display: 'grid',
          gridTemplateColumns: '1fr',
          gap: 1,
          alignContent: 'start',
          justifyItems: 'start',
          textAlign: 'left',
          font: 'inherit',
          ...(current ? { cursor: 'default' } : { '&:hover': { backgroundColor: 'action.hover' } }),
          '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -3 },
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TournamentStatusBadge status={step.status} />
          {current && <Box sx={{ typography: 'overline', lineHeight: 1.5 }}>{w('status.now')}</Box>}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{w(step.text)}</Box>
      </ButtonBase>
    </Box>
  );
}

/** Longer lists are not read in a dialog; all rows are marked afterwards. */
const SHOWN = 30;

/** People who would be in two shifts at once if the archived tournament were restored. */
function DoubleBookings({ tournament: { tid, time_zone } }: { tournament: ChosenTournament }) {
  const w = useSetupWords();
  const { data, error } = useCall(getDoubleBookings, { params: { tid } });
  if (!data) return <p role="status">{w(error ? 'status.doublesUnread' : 'status.doublesLoading')}</p>;
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, '& ul': { m: 0, mt: 1, pl: 2.5 } }}>
      {w('status.doubles')}
      <Box component="ul">
        {data.slice(0, SHOWN).map((row) => (
          <Double key={`${row.shift_id} ${row.tournament} ${row.other_start}`} row={row} zone={time_zone} />
        ))}
      </Box>
      {data.length > SHOWN && w('status.doublesMore', { count: String(data.length - SHOWN) })}
    </Alert>
  );
}

function Double({ row, zone }: { row: DoubleBooking; zone: string }) {
  const { language } = useSpeech();
  const { first, last, name, start, end, tournament, other_name } = row;
  return (
    <li>
      <strong>{fullName({ first, last })}</strong>: <bdi>{name}</bdi>, {datedDay(start, zone, language)},{' '}
      {clock(start, zone, language)} - {clock(end, zone, language)} · <bdi>{tournament}</bdi>:{' '}
      <bdi>{other_name}</bdi>
    </li>
  );
}
