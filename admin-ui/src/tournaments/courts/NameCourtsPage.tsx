import { COURTS_MAX } from '@courtcrew/domain/tournaments/choices.ts';
import { addCourt, getCourtNames } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { useCtrlKey } from '../../kit/page/useCtrlKey.ts';
import { Keys } from '../../shell/Keys.tsx';
import { useSetupWords } from '../words.ts';
import { CourtLine } from './CourtLine.tsx';
import { CourtLists } from './CourtLists.tsx';

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
