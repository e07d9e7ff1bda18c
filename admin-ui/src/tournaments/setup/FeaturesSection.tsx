import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import { Wide } from '../../kit/page/layout.tsx';
import { useSetupWords } from '../words.ts';
import { SectionCard } from './SectionCard.tsx';
import type { SectionProps } from './section.ts';

/** Features a tournament uses. */
export function FeaturesSection({ row }: SectionProps) {
  const w = useSetupWords();
  const allowed = useAllows();
  return (
    <SectionCard id="features" title={w('setup.features')}>
      <FormCheck name="referee" label={w('setup.staffsReferee')} />
      <FormCheck name="line" label={w('setup.staffsLine')} />
      <FormCheck name="volunteer" label={w('setup.staffsVolunteer')} />
      <FormCheck name="score_reporting" label={w('setup.scores')} />
      <FormCheck name="public_scores" label={w('setup.publicScores')} />
      <FormCheck name="payout" label={w('setup.payout')} />
      <FormCheck name="zero_payout_warning" label={w('setup.zeroPayout')} />
      <FormCheck name="vt" label={w('setup.vt')} />
      <FormCheck name="test" label={w('setup.test')} />
      <FormText name="liveId" label={w('setup.liveId')} />
      <Wide>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <span>
            {w('setup.courts')}: {row.num_of_courts}
          </span>
          {allowed('desk', row.tid) && <AppLink to="/desk/namecourts">{w('setup.nameCourts')}</AppLink>}
          {allowed('platform') && (
            <AppLink to={`/admin/addCourts/${row.tid}/${encodeURIComponent(row.name)}`}>
              {w('setup.addCourts')}
            </AppLink>
          )}
        </Box>
      </Wide>
    </SectionCard>
  );
}
