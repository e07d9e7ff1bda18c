import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import BookmarkRemove from '@mui/icons-material/BookmarkRemoveOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { extractValidSavedQueries, type SavedQuery, useListContext, useSavedQueries } from 'react-admin';
import { useListWords } from './words.ts';

const SaveQuery = lazyDialog(async () => (await import('./SaveQuery.tsx')).SaveQuery);

/** Filters and orders somebody has given a name; the browser keeps them, by resource. */
export function SavedQueries() {
  const w = useListWords();
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [saved, setSaved] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const confirm = useConfirm();
  const queries = extractValidSavedQueries(saved);
  const asked = JSON.stringify([filterValues, sort]);
  const isAsked = ({ value }: SavedQuery) => JSON.stringify([value.filter, value.sort]) === asked;
  const present = queries.find(isAsked);
  const close = () => setAnchor(null);
  // Not react-admin's own dialog: it looks for the rows of a page as well, and finding none it doubles the list.
  const remove = async ({ label }: SavedQuery) => {
    const title = w('list.removeQuery');
    if (await confirm({ title, text: label, action: w('action.remove') }))
      setSaved(queries.filter((query) => !isAsked(query)));
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BookmarkBorder />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {w('list.queries')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {queries.length === 0 && <MenuItem disabled>{w('list.noQueries')}</MenuItem>}
        {queries.map(({ label, value }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setFilters(value.filter ?? {});
              if (value.sort) setSort(value.sort);
              close();
            }}
          >
            {label}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close();
            if (present) void remove(present);
            else setIsNaming(true);
          }}
        >
          <ListItemIcon>{present ? <BookmarkRemove /> : <BookmarkAdd />}</ListItemIcon>
          {w(present ? 'list.removeQuery' : 'list.saveQuery')}
        </MenuItem>
      </Menu>
      <SaveQuery open={isNaming} onClose={() => setIsNaming(false)} />
    </>
  );
}
