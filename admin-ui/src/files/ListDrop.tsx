import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useLocation, useNavigate } from 'react-router';
import { DropAnywhere } from '../kit/import/DropAnywhere.tsx';
import { handOver } from '../kit/import/handed.ts';
import { useTournament } from '../shell/tournament.tsx';

/** Lists of people, shifts and sign-ups. */
const LISTS = new Set(
  [
    ...['/desk/editSchedule', '/desk/refereeSetup', '/desk/scheduleSetup', '/desk/scheduleSetupBulk'],
    ...['/desk/scheduleTable', '/desk/scheduleByRef', '/admin/resources/shifts', '/admin/resources/signups'],
    ...['/volunteer/roster', '/volunteer/overview', '/volunteercaptain/managevolunteers'],
    '/volunteercaptain/scheduling',
  ].map((path) => path.toLowerCase()),
);

/** Brings a spreadsheet that is dropped on a list to the screen that imports it. */
export function ListDrop() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { tournament } = useTournament();
  const allowed = useAllows();
  if (!LISTS.has(pathname.toLowerCase()) || !tournament || !allowed('anyDesk', tournament.tid)) return null;
  const bring = (file: File) => {
    handOver(file);
    void navigate('/desk/import');
  };
  return <DropAnywhere onFile={bring} />;
}
