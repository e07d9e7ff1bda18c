import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { useMessagingWords } from '../words.ts';
import { useTemplateColumns } from './columns.tsx';
import { TemplateForm } from './dialogs.ts';
import type { Template } from './template.ts';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** What one writes again and again: own templates, and those others share with the tournament's staff. */
export function TemplateManager() {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {m('template.add')}
    </Button>
  );
  return (
    <>
      <ResourceList<Template>
        resource="templates"
        caption={m('staff.templates')}
        header={<DeskHeader title={m('staff.templates')} actions={add} />}
        columns={useTemplateColumns()}
        filters={[
          { kind: 'search', source: 'q', label: m('template.search') },
          {
            kind: 'choice',
            source: 'type',
            label: m('template.type'),
            options: [
              ['email', m('template.email')],
              ['text', m('template.text')],
            ],
          },
        ]}
        about={{ tid }}
        sort={BY_NAME}
        details={<Body />}
        bulk={<BulkButton confirm={(count) => m('template.deleteMany', { count })} />}
        empty={<EmptyState title={m('template.none')} text={m('template.noneHelp')} />}
        file="templates"
      />
      {adding && <TemplateForm open onClose={() => setAdding(false)} />}
    </>
  );
}

function Body() {
  const template = useRecordContext<Template>();
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{template?.body}</Box>;
}
