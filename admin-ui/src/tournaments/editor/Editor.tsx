import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { SxProps, Theme } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { EditorToolbar } from './EditorToolbar.tsx';
import { tableLines } from './tableLines.ts';
import { useEditorWords } from './words.ts';

export interface RichTextProps {
  readonly label: string;
  /** HTML it begins with; later values replace the text only when `generation` changes. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
  /** Changes when the text was replaced from outside, e.g. by a newer version. */
  readonly generation?: number;
}

// The server's allow list knows no other marks; a link may not lead anywhere but to the web, mail and phone.
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
];

/** What the editor has no place for. */
const MORE_THAN_TEXT = /<(img|picture|svg|video|iframe|table)\b/i;

/** An empty document is one empty paragraph; the field's value is then the empty text. */
const htmlOf = (editor: { isEmpty: boolean; getHTML(): string }): string =>
  editor.isEmpty ? '' : editor.getHTML();

export function Editor({ label, value, onChange, onBlur, error }: Omit<RichTextProps, 'generation'>) {
  const id = useId();
  const w = useEditorWords();
  const [textOnly, setTextOnly] = useState(() => MORE_THAN_TEXT.test(value));
  const help = error ?? (textOnly && w('editor.textOnly'));
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: tableLines(value),
    // Its own style element would carry no nonce, and the page's policy would drop it.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (html) => {
        setTextOnly(MORE_THAN_TEXT.test(html));
        return tableLines(html);
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        ...(help ? { 'aria-describedby': `${id}-help` } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    onBlur: () => onBlur?.(),
  });
  return (
    <Box>
      <Box id={id} sx={{ typography: 'body2', fontWeight: 600, mb: 0.75 }}>
        {label}
      </Box>
      <Box sx={surface(Boolean(error))}>
        <EditorToolbar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </Box>
      {help && (
        <FormHelperText id={`${id}-help`} role="status" error={Boolean(error) || textOnly} sx={{ mx: 1.75 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The editor's frame and text. What ProseMirror needs of a style sheet stands here, too: it injects none. */
const surface = (faulty: boolean): SxProps<Theme> => ({
  border: '1px solid',
  borderColor: faulty ? 'error.main' : 'var(--mui-palette-divider)',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '&:focus-within': {
    borderColor: faulty ? 'error.main' : 'primary.main',
    outline: '1px solid',
    outlineColor: faulty ? 'var(--mui-palette-error-main)' : 'var(--mui-palette-primary-main)',
  },
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 120,
    maxHeight: 420,
    overflowY: 'auto',
    px: 1.75,
    py: 1,
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '& > :first-of-type': { mt: 0 },
    '& p': { my: 1 },
    '& h2, & h3': { mt: 2, mb: 1, lineHeight: 1.25 },
    '& ul, & ol': { pl: 3, my: 1 },
    '& li > p': { my: 0.25 },
    '& blockquote': { borderLeft: '3px solid var(--mui-palette-divider)', pl: 2, mx: 0 },
    '& a': { color: 'primary.main' },
  },
  '& .ProseMirror-separator': { display: 'inline !important', border: 'none !important', m: '0 !important' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
});
