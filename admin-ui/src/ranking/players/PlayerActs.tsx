import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { removePlayer } from '@courtcrew/domain/ranking/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { EditDelete } from '../../kit/rest/list/EditDelete.tsx';
import { PlayerForm } from '../dialogs.ts';
import type { Player } from '../rows.ts';
import { useRankingWords } from '../words.ts';

export function PlayerActs({ player }: { readonly player: Player }) {
  const r = useRankingWords();
  const confirm = useConfirm();
  const openAbove = useAboveList();
  const remove = useCommand(removePlayer, { done: r('ranking.removed') });
  const { player_id, name } = player;
  const edit = () => openAbove((close) => <PlayerForm player={player} onClose={close} />);
  const ask = async () => {
    const yes = await confirm({
      title: r('player.removeOf', { name }),
      text: r('player.removeText'),
      action: r('action.delete'),
      danger: true,
    });
    if (yes) remove.mutate({ params: { player_id } });
  };
  return <EditDelete name={isolated(name)} onEdit={edit} onDelete={() => void ask()} />;
}
