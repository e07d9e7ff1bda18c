import { addVolunteerCategory, getVolunteerCategories } from '@courtcrew/domain/roster/contract.ts';
import type { CategoryPlan } from '@courtcrew/domain/roster/model.ts';
import { SUGGESTED_CATEGORIES } from '@courtcrew/domain/roster/volunteers/suggestedCategories.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useDesk } from '../../../kit/desk/desk.ts';
import { Section } from '../../../kit/page/layout.tsx';
import { useVolunteerWords } from '../words.ts';

const plain = (name: string): string => name.trim().toLowerCase();

/** Categories most tournaments need, each added by one press; those there already are marked. */
export function Suggestions() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const { data } = useCall(getVolunteerCategories, { params: { tid } });
  if (!data) return null;
  const names = new Set(data.map(({ name }) => plain(name)));
  return (
    <Section title={v('categories.suggested')} help={v('categories.suggestedHelp')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {SUGGESTED_CATEGORIES.map((plan) => (
          <Suggestion key={plan.name} plan={plan} added={names.has(plain(plan.name))} />
        ))}
      </Box>
    </Section>
  );
}

function Suggestion({ plan, added }: { plan: CategoryPlan; added: boolean }) {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const { name, description, court_monitor, show } = plan;
  const { mutate, isPending } = useCommand(addVolunteerCategory, { done: v('categories.added') });
  const add = () =>
    mutate({ params: { tid }, body: { name, description, courtMonitor: court_monitor, show } });
  return (
    <Card
      component="li"
      sx={{
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 1.5,
        alignItems: 'start',
        ...(added && { backgroundColor: 'transparent', borderStyle: 'dashed' }),
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, fontWeight: 650 }}>
          {name}
          {court_monitor && <Badge tone="primary">{v('categories.monitor')}</Badge>}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{description}</Box>
      </Box>
      {added ? (
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'text.secondary', py: 0.5 }}>
          <Check fontSize="small" />
          {v('categories.there')}
        </Box>
      ) : (
        <Button
          variant="outlined"
          startIcon={<Add />}
          loading={isPending}
          onClick={add}
          aria-label={`${v('action.add')}: ${name}`}
        >
          {v('action.add')}
        </Button>
      )}
    </Card>
  );
}
