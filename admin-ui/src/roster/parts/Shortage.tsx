import { LEVELS, type Level } from '@courtcrew/domain/roster/model.ts';
import { type Shortage, totalShortage } from '@courtcrew/domain/roster/policies/shortage.ts';
import { ALL_LEVELS, levelOf } from '@courtcrew/ui-kit/badges/levels.ts';
import Box from '@mui/material/Box';
import { useDeskWords } from '../words.ts';

/** Stored names, by which badges know the levels. */
const CREDENTIALS: Readonly<Record<Level, string>> = {
  certified: 'Certified',
  level_two: 'Level 2',
  level_one: 'Level 1',
  none: '',
};

/**
 * `2 C, 1 L2 missing`, and the same in words. The public letters: of a desk's own, "1 2 missing" would be no sentence.
 * Both are empty where nobody is missing.
 */
function useShortageText(): (of: Shortage) => { readonly text: string; readonly words: string } {
  const d = useDeskWords();
  return (of) => {
    if (totalShortage(of) === 0) return { text: '', words: '' };
    const levels = LEVELS.filter((level) => of[level] > 0).map((level) => ({
      count: of[level],
      ...levelOf(CREDENTIALS[level]),
    }));
    const letters = levels.map((level) => `${level.count} ${level.public}`);
    const words = levels.map(({ count, word }) => `${d(word)}: ${count}`);
    const any = letters.length === 0 ? String(of.any) : d('shortage.any', { count: of.any });
    return {
      text: d('shortage.missing', { list: [...letters, ...(of.any > 0 ? [any] : [])].join(', ') }),
      words: [...words, ...(of.any > 0 ? [`${d('shortage.anyLevel')}: ${of.any}`] : [])].join(', '),
    };
  };
}

/** Nothing where enough people are selected. */
export function ShortageMark({ of }: { readonly of: Shortage }) {
  const { text, words } = useShortageText()(of);
  if (text === '') return null;
  return (
    <Box
      component="span"
      title={words}
      sx={{ color: 'secondary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
  );
}

/** What the letters of shortages and of badges beside names mean. */
export function LevelLegend() {
  const d = useDeskWords();
  const one = (level: (typeof ALL_LEVELS)[number]) =>
    `${[...new Set([level.public, level.management])].join(', ')} = ${d(level.word)}`;
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {ALL_LEVELS.map(one).join(' · ')}
    </Box>
  );
}
