import { getProfile } from '@courtcrew/domain/accounts/contract.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AnyPersonSearch } from './AnyPersonSearch.tsx';
import { ForgetPerson } from './ForgetPerson.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PlatformRight } from './PlatformRight.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { useAccountWords } from './words.ts';

const FILTER = { ref_id: '' };

export function EditProfilePage() {
  const w = useAccountWords();
  const { filter, set } = useUrlFilter(FILTER);
  return (
    <>
      <PageHeader title={w('staff.editProfile')} about={w('person.help')} />
      <Box sx={{ maxWidth: 420, mb: 3 }}>
        <AnyPersonSearch label={w('person.find')} onPick={({ ref_id }) => set({ ref_id })} />
      </Box>
      {filter.ref_id === '' ? (
        <EmptyState title={w('person.pick')} text={w('people.from')} />
      ) : (
        <Person key={filter.ref_id} ref_id={filter.ref_id} onForgotten={() => set({ ref_id: '' })} />
      )}
    </>
  );
}

function Person({ ref_id, onForgotten }: { ref_id: string; onForgotten: () => void }) {
  const person = useCall(getProfile, { params: { ref_id } });
  return (
    <Answered of={person} loading={<Loading shape="form" count={8} />}>
      {(found) => {
        const name = fullName(found);
        return (
          <Box sx={{ display: 'grid', gap: 4, maxWidth: 860 }}>
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Typography variant="h2">{name}</Typography>
              <CredentialBadge
                credentials={found.credentials}
                screen="management"
                verified={found.credentials_verified}
              />
            </Box>
            <PersonForm person={found} />
            <PlatformRight ref_id={ref_id} name={name} />
            <ResetSecondFactor ref_id={ref_id} name={name} />
            <ForgetPerson ref_id={ref_id} name={name} onForgotten={onForgotten} />
          </Box>
        );
      }}
    </Answered>
  );
}
