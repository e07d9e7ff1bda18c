import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import Box from '@mui/material/Box';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { useMessagingWords } from '../words.ts';
import { TemplateActs } from './TemplateActs.tsx';
import type { Template } from './template.ts';

/** A template with its type, its subject and whose it is. */
export function useTemplateColumns(): readonly ListColumn<Template>[] {
  const m = useMessagingWords();
  return [
    {
      source: 'name',
      label: m('template.name'),
      primary: true,
      text: ({ name }) => name,
      cell: (template) => <Name template={template} />,
    },
    {
      source: 'type',
      label: m('template.type'),
      text: ({ type }) => m(`template.${type}`),
    },
    { source: 'subject', label: m('template.subject'), text: ({ subject }) => subject },
    { source: 'body', label: m('template.body'), text: ({ body }) => body, unsorted: true, hidden: true },
    { source: 'author', label: m('template.owner'), text: ({ author }) => author },
    actsColumn(m('table.actions'), (template) => <TemplateActs template={template} />),
  ];
}

function Name({ template: { name, tid } }: { template: Template }) {
  const m = useMessagingWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {tid !== null && <Badge tone="primary">{m('template.shared')}</Badge>}
    </Box>
  );
}
