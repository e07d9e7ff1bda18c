import { AskBeforeLeaving } from '@courtcrew/ui-kit/form/AskBeforeLeaving.tsx';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface TextFormProps {
  readonly label: string;
  readonly action: string;
  readonly required: string;
  readonly max: number;
  readonly onSend: (text: string) => Promise<unknown>;
}

export function TextForm({ label, action, required, max, onSend }: TextFormProps) {
  const form = useKitForm<{ text: string }>({
    defaults: { text: '' },
    resolver: (values) => {
      const errors = { text: { type: 'typed', message: required } };
      return values.text.trim() === '' ? { values: {}, errors } : { values, errors: {} };
    },
    onSubmit: ({ text }) => onSend(text),
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Form form={form} label={label}>
        <AskBeforeLeaving />
        <FormText
          kind="text"
          name="text"
          label={label}
          required
          multiline
          minRows={6}
          inputProps={{ maxLength: max }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={form.methods.formState.isSubmitting}
          sx={{ justifySelf: 'start' }}
        >
          {action}
        </Button>
      </Form>
    </Box>
  );
}
