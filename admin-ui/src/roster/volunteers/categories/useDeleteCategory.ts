import { deleteVolunteerCategory } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useVolunteerWords } from '../words.ts';
import type { Category } from './category.ts';

/** Asks and deletes a category; says why not while somebody is registered in it. */
export function useDeleteCategory(): (category: Category) => Promise<void> {
  const v = useVolunteerWords();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate } = useCommand(deleteVolunteerCategory, { affects: ['audit'] });
  return async ({ vcid, tid, name, shifts }) => {
    const yes = await confirm({
      title: v('setup.deleteTitle', { name }),
      text: shifts > 0 ? v('categories.deleteText', { count: shifts }) : v('categories.deleteEmpty'),
      action: v('action.delete'),
      danger: true,
    });
    if (!yes) return;
    mutate(
      { params: { vcid }, body: { tid, shifts } },
      {
        onSuccess: (answer) => {
          if (answer === 'registrations exists') toast.error(v('categories.registrations'));
          else toast.success(v('setup.deleted'));
        },
      },
    );
  };
}
