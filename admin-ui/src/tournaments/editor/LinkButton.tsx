import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Link from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useEditorWords } from './words.ts';

/** `courtcrew.example/map` as people type it becomes a web address. */
const asAddress = (typed: string): string =>
  typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;

/** Makes the selected text a link, changes its address, or takes it away when the address is empty. */
export function LinkButton({ editor }: { editor: Editor | null }) {
  const w = useEditorWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState('');

  const open = (button: HTMLElement) => {
    const href: unknown = editor?.getAttributes('link').href;
    setAddress(typeof href === 'string' ? href : '');
    setAnchor(button);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // A popover's form is a React child of the setup form, which would be submitted with it.
    event.stopPropagation();
    const href = asAddress(address.trim());
    const chain = editor?.chain().focus().extendMarkRange('link');
    if (href === '') chain?.unsetLink().run();
    else if (editor?.state.selection.empty && !editor.isActive('link'))
      chain?.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain?.setLink({ href }).run();
    setAnchor(null);
  };

  return (
    <>
      <IconButton
        size="small"
        disabled={!editor}
        aria-label={w('editor.link')}
        aria-haspopup="dialog"
        title={w('editor.link')}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <Link />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': w('editor.link') } }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={apply}
          sx={{ display: 'flex', gap: 1, p: 1.5, width: 'min(420px, 88vw)', alignItems: 'start' }}
        >
          <TextInput
            label={w('editor.address')}
            hint={w('editor.addressHint')}
            type="url"
            size="small"
            autoFocus
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button type="submit" variant="contained">
            {w('editor.setLink')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
