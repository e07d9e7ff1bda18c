import { Wide } from '../../kit/page/layout.tsx';
import { FormRichText } from '../editor/FormRichText.tsx';
import { useSetupWords } from '../words.ts';
import { Coordinator } from './Coordinator.tsx';
import { Count } from './Count.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { SectionProps } from './section.ts';

export function TrainerSection({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <SectionCard id="trainer" title={w('setup.trainer')}>
      <Count name="num_of_athletic_trainers" label={w('setup.trainerCount')} />
      <Wide>
        <FormRichText name="line_description" label={w('setup.description')} generation={generation} />
      </Wide>
      <Coordinator section="line" />
    </SectionCard>
  );
}
