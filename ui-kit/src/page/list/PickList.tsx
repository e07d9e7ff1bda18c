import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { TextInput } from '../../form/TextInput.tsx';
import { useWords } from '../../words/words.tsx';
import { FoundCount } from './FoundCount.tsx';

export interface Pane {
  readonly title: string;
  readonly items: readonly Pickable[];
  /** Shown instead of an empty list. */
  readonly empty: string;
  /** Two side by side where there is room, the first half at the left. */
  readonly columns?: 1 | 2;
  readonly toolbar?: ReactNode;
}

interface Pickable {
  readonly id: string;
  /** What the search field looks in, and what is said when it is picked. */
  readonly name: string;
  readonly content: ReactNode;
  /** Cannot be picked; its content says why. */
  readonly disabled?: boolean;
}

export interface PickListHandle {
  focus(): void;
}

interface PickListProps {
  readonly ref: Ref<PickListHandle>;
  readonly pane: Pane;
  readonly picked: string | null;
  readonly busy: boolean;
  readonly onPick: (id: string) => void;
  /** The other pane's side was asked for by an arrow key. */
  readonly onCross: () => void;
  readonly onClear: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

const ACTS: Readonly<Record<string, 'choose' | 'cross' | 'clear'>> = {
  Enter: 'choose',
  ' ': 'choose',
  ArrowLeft: 'cross',
  ArrowRight: 'cross',
  Escape: 'clear',
};

/** The index a key leads to, or null when it leads nowhere. */
export function stepTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(Math.max(at + step, 0), count - 1);
}

/** One side of a two-pane picker: a searchable listbox with one Tab stop. */
export function PickList({ ref, pane, picked, busy, onPick, onCross, onClear }: PickListProps) {
  const w = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [wished, setWished] = useState(0);
  const items = pane.items.filter(({ name }) => searchKey(name).includes(searchKey(search)));
  const at = Math.min(wished, Math.max(items.length - 1, 0));
  useImperativeHandle(ref, () => ({ focus: () => list.current?.focus() }));

  const choose = (item: Pickable | undefined) => {
    if (item && !item.disabled && !busy) onPick(item.id);
  };
  const onKey = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, items.length);
    const act = next === null ? ACTS[event.key] : undefined;
    if (next === null && !act) return;
    event.preventDefault();
    if (next !== null) setWished(next);
    if (act === 'choose') choose(items[at]);
    if (act === 'cross') onCross();
    if (act === 'clear') onClear();
  };

  return (
    <Box
      sx={{
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ p: 1.5, display: 'grid', gap: 1.5, borderBottom: '1px solid var(--mui-palette-divider)' }}>
        <Box component="h2" id={`${id}-title`} sx={{ m: 0, typography: 'h3' }}>
          {pane.title}
        </Box>
        <TextInput
          kind="search"
          size="small"
          label={w('filter.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'ArrowDown' && list.current?.focus()}
        />
        {pane.toolbar}
      </Box>
      <Box
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${id}-title`}
        aria-activedescendant={items[at] ? `${id}-${items[at].id}` : undefined}
        aria-busy={busy}
        onKeyDown={onKey}
        sx={{
          p: 0.5,
          maxHeight: { md: '62vh' },
          overflowY: 'auto',
          ...(pane.columns === 2 && items.length > 0 && twoColumns(items.length)),
          '&:focus-visible [data-active]': {
            outline: '2px solid var(--mui-palette-primary-main)',
            outlineOffset: '-2px',
          },
        }}
      >
        {items.map((item, index) => (
          <Option
            key={item.id}
            id={`${id}-${item.id}`}
            item={item}
            active={index === at}
            picked={item.id === picked}
            onClick={() => {
              setWished(index);
              choose(item);
            }}
          />
        ))}
      </Box>
      <FoundCount search={search} count={items.length} />
      {/* Beside the list, which may hold nothing but options. */}
      {items.length === 0 && <Box sx={{ p: 2.5, pt: 2, color: 'text.secondary' }}>{pane.empty}</Box>}
    </Box>
  );
}

/** Down the left list and then down the right one, as the keys go. */
const twoColumns = (count: number) => ({
  display: { sm: 'grid' },
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: `repeat(${Math.ceil(count / 2)}, auto)`,
  gridAutoFlow: 'column',
  columnGap: 1,
});

interface OptionProps {
  readonly id: string;
  readonly item: Pickable;
  readonly active: boolean;
  readonly picked: boolean;
  readonly onClick: () => void;
}

const Option = ({ id, item, active, picked, onClick }: OptionProps) => (
  <Box
    role="option"
    id={id}
    aria-selected={picked}
    aria-disabled={item.disabled}
    data-active={active || undefined}
    onClick={onClick}
    ref={(element: HTMLElement | null) => {
      if (active && element?.parentElement === document.activeElement)
        element?.scrollIntoView({ block: 'nearest' });
    }}
    sx={{
      px: 1.25,
      py: 1,
      minHeight: 40,
      borderRadius: '6px',
      cursor: item.disabled ? 'default' : 'pointer',
      color: item.disabled ? 'text.disabled' : undefined,
      backgroundColor: picked ? 'action.selected' : undefined,
      boxShadow: picked ? 'inset 4px 0 0 var(--mui-palette-primary-light)' : undefined,
      '&:hover': item.disabled ? {} : { backgroundColor: picked ? 'action.selected' : 'action.hover' },
    }}
  >
    {item.content}
  </Box>
);
