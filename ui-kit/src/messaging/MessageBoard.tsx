import { addMessage, getMessages } from '@courtcrew/domain/messaging/contract.ts';
import { POST_MAX } from '@courtcrew/domain/messaging/posts/limits.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { CallFailed } from '../data/client.ts';
import { useCall } from '../data/useCall.ts';
import { AskBeforeLeaving } from '../form/AskBeforeLeaving.tsx';
import { Form, useKitForm } from '../form/Form.tsx';
import { FormText } from '../form/FormText.tsx';
import { settle } from '../form/settle.ts';
import { useRoom } from '../live/useRoom.ts';
import { Answered } from '../page/state/Answered.tsx';
import { EmptyState, State } from '../page/state/States.tsx';
import { stored } from '../session/stored.ts';
import { messageRule } from './messageRule.ts';
import { Post } from './Post.tsx';
import { usePostCommand } from './usePostCommand.ts';
import { usePostWords } from './words.ts';

interface BoardTexts {
  readonly notRegistered: string;
  readonly failed: string;
}

interface MessageBoardProps {
  readonly tid: string;
  readonly zone: string;
  readonly category: Section;
  /** The reader looks after the board and edits every post. */
  readonly admin: boolean;
  readonly texts: BoardTexts;
}

export function MessageBoard(props: MessageBoardProps) {
  const { tid, category, texts } = props;
  const answer = useCall(getMessages, { body: { tid, category } });
  useRoom(`messages:${tid}`, { refreshes: [getMessages] });
  const { error, data } = answer;
  if (data === undefined && error instanceof CallFailed && error.status !== 401 && error.status !== 0) {
    const why = error.message === texts.failed ? null : error.message;
    return <State role="alert" icon={<Lock />} title={texts.failed} text={why} />;
  }
  return (
    <Answered of={answer} loading="list" rows={4} isEmpty={() => false}>
      {(posts) =>
        Array.isArray(posts) ? (
          <Posts {...props} posts={posts} />
        ) : (
          <State icon={<Lock />} title={texts.notRegistered} />
        )
      }
    </Answered>
  );
}

type Rows = readonly Parameters<typeof Post>[0]['post'][];

function Posts({ tid, zone, category, admin, posts }: MessageBoardProps & { readonly posts: Rows }) {
  const p = usePostWords();
  const isNew = useUnread(`${tid}:${category}`, posts[0]?.post_time);
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 3 }}>
      <WriteForm tid={tid} category={category} />
      {posts.length === 0 && <EmptyState title={p('posts.none')} text={p('posts.noneHelp')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {posts.map((post) => (
          <Post key={post.id} tid={tid} post={post} zone={zone} admin={admin} isNew={isNew(post.post_time)} />
        ))}
      </Box>
    </Box>
  );
}

function WriteForm({ tid, category }: Pick<MessageBoardProps, 'tid' | 'category'>) {
  const p = usePostWords();
  const { mutateAsync } = usePostCommand(addMessage, 'posts.posted');
  const form = useKitForm({
    defaults: { message: '' },
    resolver: messageRule(p),
    onSubmit: async (values) => {
      await mutateAsync({ body: { tid, category, ...values } });
      settle(form.methods, values, { message: '' });
    },
  });
  return (
    <Form form={form} label={p('posts.write')}>
      <AskBeforeLeaving />
      <FormText
        kind="text"
        name="message"
        label={p('posts.write')}
        required
        multiline
        minRows={2}
        inputProps={{ maxLength: POST_MAX }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={form.methods.formState.isSubmitting}
        sx={{ justifySelf: 'start' }}
      >
        {p('posts.post')}
      </Button>
    </Form>
  );
}

/** Whether a post is newer than this browser's last visit. It stays marked while the board is open. */
function useUnread(board: string, newest: string | undefined): (post_time: string) => boolean {
  const store = useMemo(() => stored(`board:${board}`), [board]);
  const [before] = useState(() => store.read());
  useEffect(() => {
    if (newest !== undefined) store.write(newest);
  }, [store, newest]);
  return (post_time) => before !== null && post_time > before;
}
