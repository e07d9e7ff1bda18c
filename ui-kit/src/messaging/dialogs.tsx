import { editMessage, sendPosterEmail } from '@courtcrew/domain/messaging/contract.ts';
import type { PostRow } from '@courtcrew/domain/messaging/posts/contract.ts';
import { POST_MAX } from '@courtcrew/domain/messaging/posts/limits.ts';
import { useState } from 'react';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormText } from '../form/FormText.tsx';
import { messageRule } from './messageRule.ts';
import { usePostCommand } from './usePostCommand.ts';
import { usePostWords } from './words.ts';

interface DialogProps {
  readonly post: PostRow;
  readonly onClose: () => void;
}

function Message() {
  const p = usePostWords();
  return (
    <FormText
      kind="text"
      name="message"
      label={p('posts.message')}
      required
      autoFocus
      multiline
      minRows={4}
      inputProps={{ maxLength: POST_MAX }}
    />
  );
}

export function EditDialog({ post, onClose }: DialogProps) {
  // Somebody else may change it while the dialog is open.
  const [{ id, message }] = useState(post);
  const p = usePostWords();
  const { mutateAsync } = usePostCommand(editMessage, 'posts.saved');
  return (
    <FormDialog
      title={p('posts.edit')}
      defaults={{ message }}
      resolver={messageRule(p)}
      onSubmit={(body, theirs) =>
        mutateAsync({ body: { id, ...body, seen: String(theirs.message ?? message) } })
      }
      onClose={onClose}
    >
      <Message />
    </FormDialog>
  );
}

/** Writes to the author of a post, whose address stays hidden. */
export function EmailDialog({ tid, post: { id, name }, onClose }: DialogProps & { readonly tid: string }) {
  const p = usePostWords();
  const { mutateAsync } = usePostCommand(sendPosterEmail, 'posts.emailed');
  return (
    <FormDialog
      title={p('posts.email', { name })}
      action={p('posts.email', { name })}
      defaults={{ message: '' }}
      resolver={messageRule(p)}
      onSubmit={({ message: body }) => mutateAsync({ body: { tid, id, body } })}
      onClose={onClose}
    >
      <p>{p('posts.emailHelp', { name })}</p>
      <Message />
    </FormDialog>
  );
}
