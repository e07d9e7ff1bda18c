import { removeListedMatch } from '@courtcrew/domain/scoring/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Button from '@mui/material/Button';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { EditDelete } from '../../kit/rest/list/EditDelete.tsx';
import { type ListedRow, nameOf } from './rows.ts';
import { useMatchWords } from './words.ts';

export const MatchForm = onDemand(async () => (await import('./MatchForm.tsx')).MatchForm);

/** Calls a match that was not, changes it, takes it off the list. */
export function MatchActs({ match }: { readonly match: ListedRow }) {
  const w = useMatchWords();
  const openAbove = useAboveList();
  const confirm = useConfirm();
  const remove = useCommand(removeListedMatch, { affects: ['matches'], done: ({ message }) => message });
  const name = nameOf(match);
  const askRemove = async () => {
    const asked = { title: w('match.remove', { match: name }), text: w('match.removeText') };
    const isMeant = await confirm({ ...asked, action: w('action.delete'), danger: true });
    if (isMeant) remove.mutate({ params: { mid: match.mid } });
  };
  return (
    <>
      {match.state === 'listed' && (
        <Button
          component={AppAnchor}
          to={`/score/admin/notifyPlayers?listed=${match.mid}`}
          variant="outlined"
          aria-label={w('match.callOf', { match: name })}
        >
          {w('match.call')}
        </Button>
      )}
      <EditDelete
        name={name}
        onEdit={() => openAbove((close) => <MatchForm match={match} onClose={close} />)}
        onDelete={() => void askRemove()}
      />
    </>
  );
}
