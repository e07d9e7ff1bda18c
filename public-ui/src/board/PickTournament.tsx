import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Answered, type Reading } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { plainList } from './Section.tsx';
import { useLineWords } from './words/line.ts';

interface Choice {
  readonly tid: string;
  readonly name: string;
  readonly location?: string;
}

interface PickTournamentProps<Answer> {
  readonly title: string;
  /** Where the choices come from. */
  readonly of: Reading<Answer>;
  readonly choices: (answer: Answer) => readonly Choice[];
  /** Says what the choices are. */
  readonly help: string;
  /** Says what to do where there are none. */
  readonly none: string;
}

/** Asks which tournament a page is about whose address names none; the chosen one gets into the address. */
export function PickTournament<Answer>({ title, of, choices, help, none }: PickTournamentProps<Answer>) {
  const w = useLineWords();
  return (
    <>
      <PageHeader title={title} about={w('line.pick')} />
      <Answered
        of={of}
        loading={<Loading shape="list" count={3} />}
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
        isEmpty={(answer) => choices(answer).length === 0}
      >
        {(answer) => (
          <>
            <Box sx={{ mb: 1.5 }}>{help}</Box>
            <Choices choices={choices(answer)} />
          </>
        )}
      </Answered>
    </>
  );
}

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  const [search, setSearch] = useSearchParams();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {choices.map(({ tid, name, location }) => (
        <li key={tid}>
          <Button variant="outlined" onClick={() => setSearch({ ...Object.fromEntries(search), tid })}>
            {location ? `${name} · ${location}` : name}
          </Button>
        </li>
      ))}
    </Box>
  );
}
