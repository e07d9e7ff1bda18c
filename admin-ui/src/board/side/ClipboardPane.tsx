import type { ClipboardRow } from '@courtcrew/domain/board/shapes.ts';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { clipboardKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Section } from '../desk/Section.tsx';
import { useBoardWords } from '../words.ts';

interface ClipboardPaneProps {
  readonly clipboards: readonly ClipboardRow[];
  /** By court order. */
  readonly colors: ReadonlyMap<number, string>;
  readonly chosen: string | null;
  readonly changed: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
}

export function ClipboardPane({ clipboards, colors, changed, busy, chosen, onChoose }: ClipboardPaneProps) {
  const b = useBoardWords();
  return (
    <Section title={b('board.clipboards')} count={clipboards.length}>
      <Box sx={{ p: 0.5, display: 'flex', flexWrap: 'wrap', gap: 0.5, maxHeight: 84, overflowY: 'auto' }}>
        {clipboards.length === 0 && (
          <Box sx={{ px: 1.5, py: 0.5, color: 'text.secondary' }}>{b('board.clipboardsEmpty')}</Box>
        )}
        {clipboards.map((row) => {
          const key = clipboardKey(row.id);
          return (
            <ButtonBase
              key={row.id}
              data-place={key}
              aria-pressed={row.id === chosen}
              aria-busy={busy.has(key) || undefined}
              title={row.ref_id === null ? undefined : nameOf(row)}
              onClick={() => onChoose(row.id)}
              onFocus={() => onChoose(row.id)}
              sx={{
                p: '2px',
                borderRadius: '8px',
                backgroundColor: changed.has(key) ? 'action.selected' : undefined,
                '&[aria-pressed="true"]': { boxShadow: '0 0 0 2px var(--mui-palette-primary-main)' },
                '&[aria-busy]': { opacity: 0.55 },
              }}
            >
              <CourtBadge court={row.court_num} color={colors.get(row.court_order)} />
            </ButtonBase>
          );
        })}
      </Box>
    </Section>
  );
}
