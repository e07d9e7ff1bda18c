import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Key } from '../../kit/desk/Key.tsx';
import { keyShown } from '../desk/ActButton.tsx';
import { type BoardKey, useBoardWords } from '../words.ts';

type Line = readonly [key: string, does: BoardKey];

const GROUPS: readonly (readonly [title: BoardKey, lines: readonly Line[]])[] = [
  [
    'keys.anywhere',
    [
      ['arrows', 'keys.move'],
      ['0-9', 'keys.court'],
      ['/', 'find.help'],
      ['c', 'act.checkIn'],
      ['u', 'keys.undo'],
      ['escape', 'keys.esc'],
      ['?', 'keys.help'],
    ],
  ],
  [
    'keys.onCourt',
    [
      ['enter', 'keys.enterCourt'],
      ['f', 'finish.action'],
      ['s', 'keys.second'],
      ['n', 'keys.call'],
      ['m', 'finish.medal'],
      ['k', 'act.clipboard'],
      ['x', 'auxForm.title'],
      ['p', 'act.score'],
      ['r', 'act.reset'],
    ],
  ],
  [
    'keys.onPerson',
    [
      ['enter', 'keys.enterPerson'],
      ['b', 'queue.break'],
      ['n', 'act.note'],
      ['l', 'act.lastMatch'],
      ['x', 'auxForm.title'],
      ['alt+arrowup', 'act.up'],
      ['alt+arrowdown', 'act.down'],
      ['o', 'act.checkOut'],
    ],
  ],
  [
    'keys.onAux',
    [
      ['f', 'act.finish'],
      ['d', 'act.delete'],
    ],
  ],
  ['keys.onClipboard', [['k', 'act.brought']]],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const b = useBoardWords();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{b('keys.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ columns: { md: 2 }, columnGap: 4 }}>
          {GROUPS.map(([title, lines]) => (
            <Box key={title} component="section" sx={{ breakInside: 'avoid', mb: 2 }}>
              <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
                {b(title)}
              </Box>
              {lines.map(([key, does]) => (
                <Box
                  key={key}
                  sx={{ py: 0.5, '& > span': { whiteSpace: 'normal' }, '& kbd': { flexShrink: 0 } }}
                >
                  <Key name={key === 'arrows' ? b('keys.arrows') : keyShown(key)} does={b(does)} />
                </Box>
              ))}
            </Box>
          ))}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{b('keys.drag')}</Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {b('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
