import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useToast } from '../page/state/Toast.tsx';
import { useWords } from '../words/words.tsx';
import { Form, type FormOptions, keepFieldFocus, useKitForm } from './Form.tsx';
import { failureText } from './serverErrors.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

interface FormDialogProps<Values extends FieldValues> extends FormOptions<Values> {
  /** Default: open while mounted. */
  readonly open?: boolean;
  readonly title: string;
  /** Verb of the submit button; "Save" by default. */
  readonly action?: string;
  /** Marks an action that cannot be undone: the submit button is red. */
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a dialog, closed once the server accepts. Escape and the backdrop ask where something was typed. A refusal after
 * leaving is shown as a toast.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const id = useId();
  const leave = useRef(props.onClose);
  return (
    <Dialog
      open={props.open ?? true}
      onClose={() => leave.current()}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{props.title}</DialogTitle>
      <Body {...props} id={id} leave={leave} />
    </Dialog>
  );
}

interface BodyProps {
  readonly id: string;
  /** Leaves the dialog otherwise than by its buttons. */
  readonly leave: RefObject<() => void>;
}

/** Mounted per opening, so that each starts from the defaults. */
function Body<Values extends FieldValues>({
  id,
  leave,
  title,
  action,
  danger = false,
  onClose,
  onSubmit,
  children,
  ...options
}: FormDialogProps<Values> & BodyProps) {
  const w = useWords();
  const toast = useToast();
  /** Left while sending: the dialog open at the answer is another one. */
  const left = useRef(false);
  const close = () => {
    left.current = true;
    onClose();
  };
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );
  const form = useKitForm<Values>({
    ...options,
    onSubmit: async (values, theirs) => {
      left.current = false;
      try {
        await onSubmit(values, theirs);
        toast.unseen('done');
        if (!left.current) onClose();
      } catch (failure) {
        if (!left.current) throw failure;
        toast.error(failureText(failure));
      }
    },
  });
  const { isDirty, isSubmitting } = form.methods.formState;
  const ask = useLeaveQuestion(isDirty && !isSubmitting);
  useEffect(() => {
    leave.current = async () => {
      if (!isDirty || isSubmitting || (await ask())) close();
    };
  });
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <Form form={form} id={id} label={title}>
          {children}
        </Form>
      </DialogContent>
      <DialogActions onMouseDown={keepFieldFocus}>
        <Button variant="text" onClick={close}>
          {w('action.cancel')}
        </Button>
        <Button
          type="submit"
          form={id}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={isSubmitting}
        >
          {action ?? w('action.save')}
        </Button>
      </DialogActions>
    </>
  );
}
