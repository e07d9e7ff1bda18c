import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import Box from '@mui/material/Box';
import { actsColumn } from '../../kit/table/columns.ts';
import { useMessagingWords } from '../words.ts';
import { TemplateActs } from './TemplateActs.tsx';
import type { Template } from './template.ts';

/** A template with its type, its subject and whose it is. */
export function useTemplateColumns(): readonly Column<Template>[] {
  const m = useMessagingWords();
  return [
    {
      key: 'name',
      label: m('template.name'),
      primary: true,
      cell: (template) => <Name template={template} />,
    },
    {
      key: 'type',
      label: m('template.type'),
      value: ({ type }) => m(`template.${type}`),
    },
    { key: 'subject', label: m('template.subject') },
    { key: 'body', label: m('template.body'), unsorted: true, hidden: true },
    { key: 'author', label: m('template.owner') },
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
