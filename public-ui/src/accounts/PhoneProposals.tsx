import { answerPhoneProposal, getPhoneProposals } from '@courtcrew/domain/accounts/contract/phone.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { PhoneQuestion } from './PhoneQuestion.tsx';

/** Numbers that desks proposed for the signed-in person; nothing without any. */
export function PhoneProposals() {
  const proposals = useCall(getPhoneProposals, {});
  const answer = useCommand(answerPhoneProposal);
  if (!proposals.data?.length) return null;
  return (
    <>
      {proposals.data.map(({ tid, id, tournament, phone }) => (
        <Notice key={id} severity="warning" mb={3}>
          <div>
            <PhoneQuestion
              tournament={tournament}
              phone={phone}
              busy={answer.isPending}
              onAnswer={(accepted) => answer.mutate({ body: { tid, id, accepted } })}
            />
          </div>
        </Notice>
      ))}
    </>
  );
}
