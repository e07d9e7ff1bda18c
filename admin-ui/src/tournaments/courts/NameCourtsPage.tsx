import { COURT_NAME_MAX, COURT_TEXT_MAX, COURTS_MAX } from '@courtcrew/domain/tournaments/choices.ts';
import {
  addCourt,
  type CourtRow,
  courtColor,
  courtDescription,
  courtNote,
  getCourtNames,
  getCourtNotes,
  nameCourts,
} from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import { TEAL } from '@courtcrew/ui-kit/theme/styles.ts';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { HistoryLink } from '../../kit/desk/HistoryLink.tsx';
import { useCtrlKey } from '../../kit/page/useCtrlKey.ts';
import { Keys } from '../../shell/Keys.tsx';
import { useSetupWords } from '../words.ts';
import { CourtColor } from './CourtColor.tsx';
import { CourtLists } from './CourtLists.tsx';
import { InlineText } from './InlineText.tsx';

/** Gives the courts of the chosen tournament their names, descriptions and colours, and adds one. */
export function NameCourtsPage() {
  const w = useSetupWords();
  const { tid } = useDesk();
  const courts = useCall(getCourtNames, { params: { tid } });
  const [fresh, setFresh] = useState<number | null>(null);
  const { mutate, isPending } = useCommand(addCourt, {
    done: ({ message }) => message,
    accept: ({ court }) => setFresh(court.court_order),
  });
  const full = (courts.data?.length ?? 0) >= COURTS_MAX;
  const add = () => mutate({ body: { tid } });
  useCtrlKey('enter', isPending || full ? null : add);
  const button = (
    <Button variant="contained" startIcon={<Add />} loading={isPending} disabled={full} onClick={add}>
      {w('courts.add')}
      <Keys>Ctrl Enter</Keys>
    </Button>
  );
  return (
    <>
      <DeskHeader title={w('staff.nameCourts')} actions={courts.data && courts.data.length > 0 && button} />
      <Answered
        of={courts}
        loading="form"
        rows={8}
        empty={<EmptyState title={w('courts.none')} text={w('courts.noneText')} action={button} />}
      >
        {(rows) => (
          <>
            <Box
              sx={{
                color: 'text.secondary',
                typography: 'body2',
                mb: 2,
                display: { xs: 'none', md: 'block' },
              }}
            >
              {w('courts.keys', { enter: 'Enter', esc: 'Esc' })}
            </Box>
            <CourtLists courts={rows}>
              {(row) => (
                <CourtLine key={row.court_order} tid={tid} row={row} fresh={row.court_order === fresh} />
              )}
            </CourtLists>
          </>
        )}
      </Answered>
    </>
  );
}

interface CourtLineProps {
  readonly tid: string;
  readonly row: CourtRow;
  /** It was added here just now: its name is what comes next. */
  readonly fresh: boolean;
}

/** Says at its field why something was not saved. */
const SAVED = { done: ({ message }: { message: string }) => message, quiet: true };

/** One court: its name, its description, its colour and the desk's note on it, each saved by itself. */
function CourtLine({ tid, row, fresh }: CourtLineProps) {
  const { court_order: court, court_num, description, color } = row;
  const w = useSetupWords();
  const notes = useCall(getCourtNotes, { params: { tid } });
  const note = notes.data?.find(({ court_order }) => court_order === court)?.note ?? '';
  const settling = useSettling<HTMLLIElement>(JSON.stringify(row));
  const { mutateAsync: name } = useCommand(nameCourts, SAVED);
  const { mutateAsync: describe } = useCommand(courtDescription, SAVED);
  const { mutateAsync: remark } = useCommand(courtNote, SAVED);
  const { mutateAsync: paint } = useCommand(courtColor, SAVED);
  return (
    <Box
      component="li"
      ref={settling}
      sx={{
        display: 'grid',
        gridTemplateColumns: '84px minmax(0, 1fr) auto auto',
        gap: 1,
        alignItems: 'start',
        borderRadius: 1,
      }}
    >
      <InlineText
        column="name"
        label={w('courts.nameOf', { court: court_num })}
        value={court_num}
        maxLength={COURT_NAME_MAX}
        autoFocus={fresh}
        stripe={color || TEAL}
        onSave={(text, old) => name({ body: { tid, court, name: text, old } })}
      />
      <InlineText
        column="description"
        label={w('courts.descriptionOf', { court: court_num })}
        placeholder={w('setup.description')}
        value={description}
        maxLength={COURT_TEXT_MAX}
        onSave={(text, old) =>
          describe({ body: { tid, court, description: text, seen: { description: old } } })
        }
      />
      <CourtColor
        court={court_num}
        color={color}
        onSave={(chosen) => paint({ body: { tid, court, color: chosen, seen: { color } } })}
      />
      <HistoryLink of={{ court: String(court) }} name={w('courts.court', { court: court_num })} />
      <Box sx={{ gridColumn: '2 / -1' }}>
        <InlineText
          column="note"
          label={w('courts.noteOf', { court: court_num })}
          placeholder={w('courts.note')}
          value={note}
          maxLength={COURT_TEXT_MAX}
          onSave={(text, old) => remark({ body: { tid, court, note: text, seen: { note: old } } })}
        />
      </Box>
    </Box>
  );
}
