import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import BookmarkRemove from '@mui/icons-material/BookmarkRemoveOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  useListContext,
  useSavedQueries,
} from 'react-admin';
import { useListWords } from './words.ts';

/** Filters and orders somebody has given a name; the browser keeps them, by resource. */
export function SavedQueries() {
  const w = useListWords();
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [saved] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const queries = extractValidSavedQueries(saved);
  const asked = JSON.stringify([filterValues, sort]);
  const isSaved = queries.some(({ value }) => JSON.stringify([value.filter, value.sort]) === asked);
  const close = () => setAnchor(null);
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
            setDialog(isSaved ? 'remove' : 'add');
            close();
          }}
        >
          <ListItemIcon>{isSaved ? <BookmarkRemove /> : <BookmarkAdd />}</ListItemIcon>
          {w(isSaved ? 'list.removeQuery' : 'list.saveQuery')}
        </MenuItem>
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(null)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  );
}
