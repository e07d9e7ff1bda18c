import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRosterWords } from '../words.ts';
import { type Category, categoryWord, PANEL, tabId } from './categories.ts';

interface CategoryTabsProps {
  readonly categories: readonly Category[];
  readonly shown: Category;
  readonly onChoose: (category: Category) => void;
}

export function CategoryTabs({ categories, shown, onChoose }: CategoryTabsProps) {
  const w = useRosterWords();
  return (
    <Tabs
      value={shown}
      onChange={(_, category: Category) => onChoose(category)}
      aria-label={w('signup.category')}
      variant="scrollable"
      scrollButtons={false}
      sx={{
        mb: 2,
        borderBottom: '1px solid var(--mui-palette-divider)',
        maxWidth: { sm: 560 },
        // Fills the width; larger letters make it scroll.
        '& .MuiTab-root': { flex: '1 0 auto' },
      }}
    >
      {categories.map((category) => (
        <Tab
          key={category}
          value={category}
          label={w(categoryWord[category])}
          id={tabId(category)}
          aria-controls={category === shown ? PANEL : undefined}
          sx={{ px: 1 }}
        />
      ))}
    </Tabs>
  );
}
