import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Link from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type EditorKey, useEditorWords } from './words.ts';

interface Tool {
  readonly name: EditorKey;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly run: (editor: Editor) => void;
  readonly on: (editor: Editor) => boolean;
}

const never = () => false;

const TOOLS: readonly Tool[] = [
  {
    name: 'editor.bold',
    icon: <FormatBold />,
    keys: 'Ctrl B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    on: (editor) => editor.isActive('bold'),
  },
  {
    name: 'editor.italic',
    icon: <FormatItalic />,
    keys: 'Ctrl I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    on: (editor) => editor.isActive('italic'),
  },
  {
    name: 'editor.underline',
    icon: <FormatUnderlined />,
    keys: 'Ctrl U',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    on: (editor) => editor.isActive('underline'),
  },
  {
    name: 'editor.heading',
    icon: <Title />,
    keys: 'Ctrl Alt 2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    on: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'editor.bullets',
    icon: <FormatListBulleted />,
    keys: 'Ctrl Shift 8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'editor.numbers',
    icon: <FormatListNumbered />,
    keys: 'Ctrl Shift 7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'editor.quote',
    icon: <FormatQuote />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'action.undo',
    icon: <Undo />,
    keys: 'Ctrl Z',
    run: (editor) => editor.chain().focus().undo().run(),
    on: never,
  },
  {
    name: 'editor.redo',
    icon: <Redo />,
    keys: 'Ctrl Shift Z',
    run: (editor) => editor.chain().focus().redo().run(),
    on: never,
  },
];

export function EditorToolbar({ editor, label }: { editor: Editor | null; label: string }) {
  const w = useEditorWords();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ on }) => (now ? on(now) : false)),
  });
  return (
    <Box
      role="toolbar"
      aria-label={w('editor.toolbar', { label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      {TOOLS.map(({ name, icon, keys, run, on }, index) => (
        <IconButton
          key={name}
          size="small"
          disabled={!editor}
          aria-label={w(name)}
          aria-pressed={on === never ? undefined : Boolean(active?.[index])}
          title={keys ? `${w(name)} (${keys})` : w(name)}
          onClick={() => editor && run(editor)}
          sx={active?.[index] ? { backgroundColor: 'action.selected', color: 'primary.main' } : undefined}
        >
          {icon}
        </IconButton>
      ))}
      <LinkButton editor={editor} />
    </Box>
  );
}

/** `courtcrew.example/map` as people type it becomes a web address. */
const asAddress = (typed: string): string =>
  typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;

/** Makes the selected text a link, changes its address, or takes it away when the address is empty. */
function LinkButton({ editor }: { editor: Editor | null }) {
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
            kind="url"
            label={w('editor.address')}
            hint={w('editor.addressHint')}
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
