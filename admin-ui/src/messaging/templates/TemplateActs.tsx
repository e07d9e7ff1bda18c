import { deleteTemplate } from '@courtcrew/domain/messaging/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { EditDelete } from '../../kit/rest/list/EditDelete.tsx';
import { useMessagingWords } from '../words.ts';
import { TemplateForm } from './dialogs.ts';
import type { Template } from './template.ts';

/** Changes or deletes a template of one's own; those of others are only used. */
export function TemplateActs({ template }: { template: Template }) {
  const m = useMessagingWords();
  const { user } = useSession();
  const confirm = useConfirm();
  const openAbove = useAboveList();
  const { mutate } = useCommand(deleteTemplate, { affects: ['templates'], done: m('template.deleted') });
  const { etid, name, ref_id } = template;
  if (ref_id !== user?.ref_id) return null;
  const remove = async () => {
    const yes = await confirm({
      title: m('template.deleteTitle', { name }),
      text: m('template.deleteText'),
      action: m('action.delete'),
      danger: true,
    });
    if (yes) mutate({ params: { etid } });
  };
  const edit = () => openAbove((close) => <TemplateForm open template={template} onClose={close} />);
  return <EditDelete name={name} onEdit={edit} onDelete={() => void remove()} />;
}
