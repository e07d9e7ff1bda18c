import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Stack from '@mui/material/Stack';
import { useTournament } from '../../shell/tournament.tsx';
import { useStaffWords } from '../../shell/words.ts';
import { AdminList } from './AdminList.tsx';
import { SectionTiles } from './SectionTiles.tsx';
import { SignupAddress } from './SignupAddress.tsx';
import { StatusControl } from './StatusControl.tsx';

/** Where an admin of a tournament starts: its status, its sections, its admins, the address people sign up at. */
export function AdminHome() {
  const w = useStaffWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  if (!tournament) return null;
  return (
    <>
      <PageHeader title={tournament.name} tab={w('staff.home')} about={w('staff.home')} />
      <Stack spacing={5}>
        <StatusControl tournament={tournament} master={allowed('master', tournament.tid)} />
        <SectionTiles />
        {allowed('editAdmins', tournament.tid) && <AdminList tid={tournament.tid} />}
        <SignupAddress tid={tournament.tid} />
      </Stack>
    </>
  );
}
