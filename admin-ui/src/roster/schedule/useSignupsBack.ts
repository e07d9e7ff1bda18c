import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { changeSignups, type SignupChange, type SignupChanged } from '@courtcrew/domain/roster/contract.ts';
import { CHANGES_MAX } from '@courtcrew/domain/roster/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../kit/desk/desk.ts';

/** The compensating command of a change, which says where the change left the person. */
export type SignupBack = SignupChange & Required<Pick<SignupChange, 'seen'>>;

/** Puts people back where they stood: all of a call or none. Rejects where somebody has changed one of them since. */
export function useSignupsBack(): (changes: readonly SignupBack[]) => Promise<readonly SignupChanged[]> {
  const { tid } = useDesk();
  const send = useCommand(changeSignups, { quiet: true, affects: ['audit'] });
  return async (changes) => {
    const answers: SignupChanged[] = [];
    for (const part of partsOf([...changes], CHANGES_MAX)) {
      answers.push(...(await send.mutateAsync({ params: { tid }, body: { changes: part, together: true } })));
    }
    return answers;
  };
}
