import { deleteMessage } from '@courtcrew/domain/messaging/contract.ts';
import type { PostRow } from '@courtcrew/domain/messaging/posts/contract.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Badge } from '../badges/Badge.tsx';
import { useConfirm } from '../page/dialog/Confirm.tsx';
import { lazyDialog } from '../page/dialog/lazyDialog.tsx';
import { useSession } from '../session/session.tsx';
import { datedMoment, zoneName } from '../time/format.ts';
import { useSpeech } from '../words/words.tsx';
import { usePostCommand } from './usePostCommand.ts';
import { usePostWords } from './words.ts';

const EditDialog = lazyDialog(async () => (await import('./dialogs.tsx')).EditDialog);
const EmailDialog = lazyDialog(async () => (await import('./dialogs.tsx')).EmailDialog);

interface PostProps {
  readonly tid: string;
  readonly post: PostRow;
  readonly zone: string;
  readonly admin: boolean;
  readonly isNew: boolean;
}

export function Post({ tid, post, zone, admin, isNew }: PostProps) {
  const p = usePostWords();
  const { language } = useSpeech();
  const { user } = useSession();
  const confirm = useConfirm();
  const [opened, setOpened] = useState<'edit' | 'email' | null>(null);
  const { mutate } = usePostCommand(deleteMessage, 'posts.deleted');
  const { id, name, message, post_time, edited, edited_by } = post;
  const own = user?.ref_id === post.ref_id;
  const remove = async () => {
    const yes = await confirm({
      title: p('posts.deleteTitle'),
      text: p('posts.deleteText'),
      action: p('action.delete'),
      danger: true,
    });
    if (yes) mutate({ params: { id } });
  };
  return (
    <Box component="li" sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box component="time" dateTime={post_time} sx={{ color: 'text.secondary', typography: 'body2' }}>
          {datedMoment(post_time, zone, language)} {zoneName(post_time, zone, language)}
          {edited &&
            ` · ${edited_by === null ? p('posts.edited') : p('posts.editedBy', { name: edited_by })}`}
        </Box>
        {isNew && !own && <Badge tone="primary">{p('posts.new')}</Badge>}
      </Box>
      <Box sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1.25 }}>
        {(own || admin) && (
          <Button variant="text" onClick={() => setOpened('edit')}>
            {p('action.edit')}
          </Button>
        )}
        {own && (
          <Button variant="text" color="error" onClick={() => void remove()}>
            {p('action.delete')}
          </Button>
        )}
        {!own && (
          <Button variant="text" onClick={() => setOpened('email')}>
            {p('posts.email', { name })}
          </Button>
        )}
      </Box>
      {opened === 'edit' && <EditDialog post={post} onClose={() => setOpened(null)} />}
      {opened === 'email' && <EmailDialog tid={tid} post={post} onClose={() => setOpened(null)} />}
    </Box>
  );
}
