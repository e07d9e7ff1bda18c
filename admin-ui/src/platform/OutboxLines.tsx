import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'react-admin';
import { headOf, Letter, type Message, MessageStatus, useWhen } from './OutboxList.tsx';
import { usePlatformWords } from './words.ts';

/** Phone view; a tap opens the text. */
export function OutboxLines() {
  const w = usePlatformWords();
  const when = useWhen();
  const { data = [] } = useListContext<Message>();
  return data.map((message) => (
    <Accordion
      key={message.id}
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {headOf(message) || w('outbox.noSubject')}
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {w('outbox.to', { name: message.to })}
          </Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{when(message)}</Box>
          <MessageStatus of={message.status} />
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <RecordContextProvider value={message}>
          <Letter />
        </RecordContextProvider>
      </AccordionDetails>
    </Accordion>
  ));
}
