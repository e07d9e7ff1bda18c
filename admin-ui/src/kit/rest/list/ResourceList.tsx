import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { NothingFits } from '@courtcrew/ui-kit/page/list/NothingFits.tsx';
import { useArrivalTold } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState, NotAllowed } from '@courtcrew/ui-kit/page/state/States.tsx';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import {
  ColumnsButton,
  HttpError,
  type Identifier,
  ListBase,
  Navigate,
  type RaRecord,
  type SortPayload,
  useDataProvider,
  useListContext,
  useLocation,
} from 'react-admin';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { RaStyles } from '../RaStyles.tsx';
import { AboveList } from './AboveList.tsx';
import { useNarrow } from './chosenColumns.ts';
import { everyRow } from './everyRow.ts';
import { filtersSet, type ListFilter, ListFilters } from './ListFilters.tsx';
import { ListTable } from './ListTable.tsx';
import { PAGE_SIZE, Pages } from './Pages.tsx';
import { PaperList, PrintButton, usePaperRows } from './PaperList.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { StillRows } from './StillRows.tsx';
import { useListWords } from './words.ts';

type Values = Readonly<Record<string, unknown>>;

interface ResourceListProps<Row extends RaRecord> {
  /** As in `/rest/{resource}`. */
  readonly resource: string;
  /** What the list holds, for screen readers. */
  readonly caption: string;
  /** Title of the page with its actions. */
  readonly header?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly ListFilter[];
  /** Queries everybody asks. */
  readonly presets?: ComponentProps<typeof Presets>['presets'];
  readonly sort: SortPayload;
  /** Filters that are set until somebody chooses others. */
  readonly atFirst?: Values;
  /** What the list is always about: the tournament. */
  readonly about?: Values;
  /** Buttons for the selected rows; rows cannot be selected without. */
  readonly bulk?: ReactNode;
  readonly rowClick?: 'edit' | 'show' | false;
  /** What opens below a row. */
  readonly details?: ReactElement;
  /** Shown while there is nothing at all, with the next step. */
  readonly empty: ReactNode;
  /** Name of the exported file. */
  readonly file: string;
  /** Milliseconds between silent refreshes, where no live room tells of changes. */
  readonly refreshEvery?: number;
  /** The rows on a phone, where cards of the columns would be too long. */
  readonly cards?: ReactNode;
}

const BY_ITS_SCREEN = { disableAuthentication: true, storeKey: false } as const;
/** What failed stands in the list's place. */
const SILENT = { onError: () => undefined };

/**
 * A resource as staff work with it: filters in the address, saved queries, choice of columns, selection, export and
 * pages. The rows stay while others are loaded.
 */
export function ResourceList<Row extends RaRecord>(props: ResourceListProps<Row>) {
  const { resource, header, sort, about, atFirst, refreshEvery } = props;
  const asked = filterAsked(useLocation().search, atFirst);
  if (asked !== null) return <Navigate replace to={{ search: asked }} />;
  return (
    <ListBase<Row>
      {...BY_ITS_SCREEN}
      resource={resource}
      sort={sort}
      filter={about}
      filterDefaultValues={atFirst}
      perPage={PAGE_SIZE}
      queryOptions={{ ...SILENT, refetchInterval: refreshEvery } as never}
    >
      <AboveList>
        {header}
        <Content {...props} />
      </AboveList>
    </ListBase>
  );
}

/**
 * The address of a list that was linked to with something else than its own words, such as what to search for: to
 * react-admin any of them means that somebody has chosen filters. Null where the address is the list's own.
 */
function filterAsked(search: string, atFirst: Values = {}): string | null {
  const address = new URLSearchParams(search);
  if (address.size === 0 || address.has('filter')) return null;
  const q = address.get('q');
  address.delete('q');
  address.set('filter', JSON.stringify(q === null ? atFirst : { ...atFirst, q }));
  return `?${address}`;
}

/**
 * Forgets what is selected once other rows are asked for, and of the same page a row that the filter shows no more since
 * somebody else has changed it: nobody changes what they do not see.
 */
function useSelectionWithin(filter: Values): void {
  const { data, isPlaceholderData, page, perPage, sort, selectedIds, onSelect, onUnselectItems } =
    useListContext();
  const asked = JSON.stringify(filter);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) onUnselectItems();
    before.current = asked;
  }, [asked, onUnselectItems]);

  const place = JSON.stringify([filter, page, perPage, sort]);
  const shown = useRef<{ place: string; ids: ReadonlySet<Identifier> }>({ place, ids: new Set() });
  useEffect(() => {
    // While another page is loaded this one still stands there.
    if (!data || isPlaceholderData) return;
    const former = shown.current;
    const ids = new Set(data.map(({ id }) => id));
    shown.current = { place, ids };
    const isGone = (id: Identifier) => former.place === place && former.ids.has(id) && !ids.has(id);
    if (selectedIds.some(isGone)) onSelect(selectedIds.filter((id) => !isGone(id)));
  }, [data, isPlaceholderData, place, selectedIds, onSelect]);
}

function Content<Row extends RaRecord>(props: ResourceListProps<Row>) {
  const narrow = useNarrow();
  const paper = usePaperRows<Row>();
  const provider = useDataProvider();
  const { data, error, refetch, sort, filterValues, filter, total } = useListContext<Row>();
  const everyFiltered = () =>
    everyRow<Row>(provider, props.resource, { sort, filter: { ...filterValues, ...filter } });
  useSelectionWithin(filterValues);
  if (error instanceof HttpError && error.status === 403) return <NotAllowed />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListFilters filters={props.filters}>
        <SavedQueries />
        {!narrow && <ColumnsButton variant="outlined" />}
        {!narrow && <PrintButton isBusy={paper.isBusy} onPrint={paper.print} />}
        <ExportMenu columns={props.columns} file={props.file} rows={everyFiltered} disabled={!total} />
      </ListFilters>
      {props.presets && <Presets presets={props.presets} />}
      {paper.rows && <PaperList caption={props.caption} columns={props.columns} rows={paper.rows} />}
      <Box className={paper.rows ? 'no-print' : ''}>
        <Rows {...props} />
      </Box>
      <RaStyles />
    </>
  );
}

function Rows<Row extends RaRecord>({
  caption,
  columns,
  filters,
  bulk,
  rowClick = false,
  empty,
  cards,
  details,
}: ResourceListProps<Row>) {
  const narrow = useNarrow();
  const { isPending, total, filterValues } = useListContext<Row>();
  useArrivalTold(!isPending, total);
  if (isPending) return <Loading shape="table" count={10} />;
  if (total === 0) return Object.keys(filterValues).length > 0 ? <NoMatch filters={filters} /> : empty;
  const selectable = bulk !== undefined;
  return (
    <>
      {selectable && <SelectionBar>{bulk}</SelectionBar>}
      <StillRows>
        {narrow && cards ? (
          cards
        ) : (
          <ListTable
            caption={caption}
            columns={columns}
            selectable={selectable}
            rowClick={rowClick}
            details={details}
          />
        )}
      </StillRows>
      <Pages />
    </>
  );
}

function NoMatch({ filters }: { filters: readonly ListFilter[] }) {
  const w = useListWords();
  const { filterValues, setFilters } = useListContext();
  return <NothingFits filters={filtersSet(filters, filterValues, w)} onClear={() => setFilters({})} />;
}

interface PresetsProps {
  readonly presets: readonly { readonly label: string; readonly filter: Readonly<Record<string, unknown>> }[];
}

/** Queries everybody asks, one press each; the address keeps them. */
function Presets({ presets }: PresetsProps) {
  const { filterValues, setFilters } = useListContext();
  const chosen = JSON.stringify(filterValues);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1.5, ...forThumbs }}>
      {presets.map(({ label, filter }) => {
        const pressed = chosen === JSON.stringify(filter);
        return (
          <Chip
            key={label}
            label={label}
            clickable
            aria-pressed={pressed}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            onClick={() => setFilters({ ...filter })}
          />
        );
      })}
    </Box>
  );
}
