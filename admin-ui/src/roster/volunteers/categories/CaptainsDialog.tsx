import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { addCategoryAdmin, getAdminCaptainName, removeCaptain } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { PersonSearch } from '../../../accounts/index.ts';
import { useVolunteerWords } from '../words.ts';
import type { Category } from './category.ts';

/** Who is captain of a category; stays open, as most categories have more than one. */
export function CaptainsDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const v = useVolunteerWords();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="captains-title">
      <DialogTitle id="captains-title">{v('categories.captainsOf', { name: category.name })}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 2 }}>
        <AddCaptain category={category} />
        {category.admin.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{v('categories.captainsHelp')}</Box>
        ) : (
          <Box
            component="ul"
            aria-label={v('categories.captains')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
          >
            {category.admin.map((captain) => (
              <Captain key={captain.id} {...captain} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{v('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Captain({ id, name }: Category['admin'][number]) {
  const v = useVolunteerWords();
  const { mutate, isPending } = useCommand(removeCaptain, { done: v('categories.captainRemoved', { name }) });
  const label = `${v('action.remove')}: ${isolated(name)}`;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
      <IconButton
        aria-label={label}
        title={label}
        disabled={isPending}
        onClick={() => mutate({ body: { id } })}
      >
        <PersonRemove />
      </IconButton>
    </Box>
  );
}

/** Finds an account by name and makes the person captain. */
function AddCaptain({ category: { vcid, tid, admin } }: { category: Category }) {
  const v = useVolunteerWords();
  const [search, setSearch] = useState('');
  const found = useCall(
    getAdminCaptainName,
    { query: { search }, body: { tid } },
    { enabled: isSearch(search), keepFormer: true },
  );
  const { mutate, isPending } = useCommand(addCategoryAdmin, { done: v('categories.captainAdded') });
  return (
    <PersonSearch
      label={v('categories.addCaptain')}
      hint={v('categories.from')}
      search={search}
      onSearch={setSearch}
      people={(found.data ?? []).filter(({ ref_id }) => admin.every((captain) => captain.ref_id !== ref_id))}
      busy={found.isFetching || isPending}
      onPick={({ ref_id }) => mutate({ body: { vcid, ref_id } })}
    />
  );
}
