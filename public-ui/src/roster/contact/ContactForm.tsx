import { emailCoordinator } from '@courtcrew/domain/roster/contract.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { AskBeforeLeaving } from '@courtcrew/ui-kit/form/AskBeforeLeaving.tsx';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBack } from './useBack.ts';
import { useContactWords } from './words.ts';

const MESSAGE_MAX = 2000;

export function ContactForm({ tournament, section }: { tournament: TournamentDetail; section: Section }) {
  const w = useContactWords();
  const { user } = useSession();
  const back = useBack({ within: true });
  const { mutateAsync } = useCommand(emailCoordinator, { done: w('contact.sent'), quiet: true });
  const form = useKitForm({
    defaults: { emailBody: '' },
    onSubmit: async ({ emailBody }) => {
      await mutateAsync({ body: { tid: tournament.tid, type: section, emailBody } });
      form.methods.reset();
      back();
    },
  });
  const name = tournament[`${section}_coordinator_name`];
  const to = { section: w(`contact.${section}`) };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {w('contact.write')}
      </Typography>
      <Typography>{name ? w('contact.to', { ...to, name }) : w('contact.toSection', to)}</Typography>
      {user?.email && (
        <Typography variant="body2" color="textSecondary">
          {w('contact.answer', { email: user.email })}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <Form form={form} label={w('contact.write')}>
          <AskBeforeLeaving />
          <FormText
            kind="text"
            name="emailBody"
            label={w('contact.message')}
            required
            multiline
            minRows={6}
            inputProps={{ maxLength: MESSAGE_MAX }}
          />
          <Button
            type="submit"
            variant="contained"
            loading={form.methods.formState.isSubmitting}
            sx={{ justifySelf: 'start' }}
          >
            {w('contact.send')}
          </Button>
        </Form>
      </Box>
    </Box>
  );
}
