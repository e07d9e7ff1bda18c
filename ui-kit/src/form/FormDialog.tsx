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
import { Form, type FormOptions, keepFocus, useKitForm } from './Form.tsx';
import { failureText } from './serverErrors.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

interface FormDialogProps<Values extends FieldValues> extends FormOptions<Values> {
  readonly open: boolean;
  readonly title: string;
  /** The verb of the submitting button; "Save" without. */
  readonly action?: string;
  /** Something is lost for good: the submitting button is red. */
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a dialog; it closes when the server has accepted, and stays with the reasons when not. Escape, or a press
 * beside it, asks first where something was typed. Whoever leaves while it is being sent is told of a refusal by toast.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const id = useId();
  const leave = useRef(props.onClose);
  return (
    <Dialog
      open={props.open}
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

/** Lives only while the dialog is open, so that every opening starts from the defaults. */
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
  /** It was left while it was being sent: what is open once the answer comes is another dialog. */
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
      <DialogActions onMouseDown={keepFocus}>
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
