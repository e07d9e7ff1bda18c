import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useAuxTitle } from '@courtcrew/ui-kit/board/useAuxTitle.ts';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import { type BoardSay, useBoardWords } from '../words.ts';
import { ActButton } from './ActButton.tsx';
import type { BoardDesk } from './acts.ts';
import type { Target } from './target.ts';

/** What is chosen and its actions. Of constant height, so that nothing jumps. */
export function ActionBar({ desk }: { desk: BoardDesk }) {
  const b = useBoardWords();
  const auxTitle = useAuxTitle();
  const { target, carried, acts } = desk;
  const title = target && titleOf(b, auxTitle, target);
  const carrying = carried ? b('bar.carrying', { name: nameOf(carried) }) : '';
  return (
    <Box
      role="toolbar"
      aria-label={b('bar.label')}
      sx={{
        display: { xs: target || carried ? 'flex' : 'none', md: 'flex' },
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: { xs: 1, md: 1.5 },
        py: 0.5,
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 2,
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        borderRadius: { md: 1 },
        border: '1px solid',
        borderColor: carried ? 'secondary.light' : 'divider',
        mx: { xs: -2, md: 0 },
        mb: { xs: -2, md: 0 },
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        sx={{
          fontWeight: 650,
          minWidth: 0,
          mr: 1,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { md: 'nowrap' },
          color: carried ? 'secondary.main' : target ? 'text.primary' : 'text.secondary',
        }}
      >
        {carrying || (title ?? b('bar.nothing'))}
      </Box>
      {carried && target?.at === 'court' && (
        <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {title}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          gap: 0.5,
          flexShrink: { md: 0 },
          ml: { md: 'auto' },
        }}
      >
        {acts.map((act, index) => (
          <ActButton key={act.key} act={act} isFirst={index === 0} />
        ))}
        {carried && <ActButton act={{ key: 'escape', label: ['act.putDown'], run: desk.putDown }} />}
      </Box>
      <span role="status" style={visuallyHidden}>
        {carrying}
      </span>
    </Box>
  );
}

function titleOf(b: BoardSay, auxTitle: (aux: AuxRow) => string, target: Target): string {
  switch (target.at) {
    case 'court':
      return [
        b('court.name', { court: target.row.court_num }),
        ...(target.row.id === null ? [] : [nameOf(target.row)]),
      ].join(' · ');
    case 'queue':
      return b('bar.person', { position: target.position, name: nameOf(target.row) });
    case 'aux':
      return [nameOf(target.row), auxTitle(target.row)].join(' · ');
    case 'clipboard':
      return [b('act.clipboard'), b('court.name', { court: target.row.court_num })].join(' · ');
  }
}
