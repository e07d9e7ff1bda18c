import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered, type Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { plainList } from '../page/Section.tsx';
import { useLineWords } from '../words/line.ts';

interface Choice {
  readonly tid: string;
  readonly name: string;
  readonly location?: string;
}

interface PickTournamentProps {
  readonly title: string;
  readonly choices: Reading<readonly Choice[]>;
  readonly help: string;
  readonly none: string;
}

/** Asks for the tournament of a page whose address names none, and puts it into the address. */
export function PickTournament({ title, choices, help, none }: PickTournamentProps) {
  const w = useLineWords();
  return (
    <>
      <PageHeader title={title} about={w('line.pick')} />
      <Answered
        of={choices}
        loading="list"
        rows={3}
        empty={
          <EmptyState
            title={w('line.pick')}
            text={none}
            action={
              <Button component={AppAnchor} to="/tournaments" variant="contained">
                {w('home.browse')}
              </Button>
            }
          />
        }
      >
        {(rows) => (
          <>
            <Box sx={{ mb: 1.5 }}>{help}</Box>
            <Choices rows={rows} />
          </>
        )}
      </Answered>
    </>
  );
}

function Choices({ rows }: { readonly rows: readonly Choice[] }) {
  const [search, setSearch] = useSearchParams();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {rows.map(({ tid, name, location }) => (
        <li key={tid}>
          <Button variant="outlined" onClick={() => setSearch({ ...Object.fromEntries(search), tid })}>
            {location ? `${name} · ${location}` : name}
          </Button>
        </li>
      ))}
    </Box>
  );
}
