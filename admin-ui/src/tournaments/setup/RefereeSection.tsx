import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { FormCheck } from '@courtcrew/ui-kit/form/fields.tsx';
import { Wide } from '../../kit/page/layout.tsx';
import { FormRichText } from '../editor/FormRichText.tsx';
import { useSetupWords } from '../words.ts';
import { Coordinator } from './Coordinator.tsx';
import { Count } from './Count.tsx';
import { PayAmounts } from './PayAmounts.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { SectionProps } from './section.ts';

export function ChairSection({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <SectionCard id="chair" title={w('setup.chair')}>
      <Count name="num_of_chair_ump" label={w('setup.chairCount')} />
      <Wide>
        <FormRichText name="description" label={w('setup.description')} generation={generation} />
      </Wide>
    </SectionCard>
  );
}

export function RefereeSection({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <SectionCard
      id="referee"
      title={w('setup.referee')}
      help={<AppLink to="/desk/editProcedures">{w('staff.procedures')}</AppLink>}
    >
      <Count name="num_of_referee" label={w('setup.refereeCount')} />
      <Wide>
        <FormRichText name="utr_referee" label={w('setup.description')} generation={generation} />
      </Wide>
      <Coordinator section="referee" />
      <FormCheck name="referee_approval_required" label={w('setup.approval')} />
      <FormCheck name="exact_match_scheduling" label={w('setup.exact')} />
      <FormCheck name="referee_post_pay" label={w('setup.postPay')} />
      <FormCheck name="queue" label={w('setup.queue')} />
      <FormCheck name="save_tag" label={w('setup.saveTag')} />
      <PayAmounts />
    </SectionCard>
  );
}
