import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import { Notice } from '../page/state/Notice.tsx';
import { sortFailure } from './serverErrors.ts';
import { type Theirs, TheirsContext, theirsIn } from './TheirValue.tsx';

export interface FormOptions<Values extends FieldValues> {
  readonly defaults: DefaultValues<Values>;
  /** `zodResolver(schema)`, or a handwritten one for documented texts. */
  readonly resolver?: Resolver<Values>;
  /**
   * Sends the values; a rejection is shown at the fields it names, the rest above the form. `theirs` are the newer
   * values the form shows, which count as seen.
   */
  readonly onSubmit: (values: Values, theirs: Theirs) => Promise<unknown>;
  /** Called when the form's own rules stop a submit. */
  readonly onInvalid?: (errors: FieldErrors<Values>, methods: UseFormReturn<Values>) => void;
}

export interface KitForm<Values extends FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly submit: () => Promise<void>;
  readonly theirs: Theirs;
}

/** A form that shows server refusals at their fields. */
export function useKitForm<Values extends FieldValues>({
  defaults,
  resolver,
  onSubmit,
  onInvalid,
}: FormOptions<Values>): KitForm<Values> {
  const methods = useForm<Values>({ defaultValues: defaults, resolver, mode: 'onTouched' });
  const [theirs, setTheirs] = useState<Theirs>({});
  const has = (path: string) => methods.getValues(path as Path<Values>) !== undefined;
  const send = async (values: Values) => {
    try {
      await onSubmit(values, theirs);
    } catch (failure) {
      setTheirs((before) => ({ ...before, ...theirsIn(failure) }));
      const { fields, form } = sortFailure(failure, has);
      fields.forEach(([path, text], index) => {
        methods.setError(
          path as Path<Values>,
          { type: 'server', message: text },
          { shouldFocus: index === 0 },
        );
      });
      if (form !== null) methods.setError('root.server', { type: 'server', message: form });
    }
  };
  const submit = methods.handleSubmit(send, (errors) => onInvalid?.(errors, methods));
  return { methods, submit, theirs };
}

/** Keeps focus in its field while a submit button is pressed: a validation text on blur would move the button away. */
export function keepFieldFocus(event: React.MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('button[type="submit"]')) event.preventDefault();
}

/** Scroll margins for the sticky header and save bar. */
const CLEAR_OF_BARS = { scrollMarginTop: '96px', scrollMarginBottom: '120px' };

/** The refusal above the form, or the first faulty field. */
const AT_FAULT = ':scope > [role="alert"], [aria-invalid="true"]';

/** Scrolls to what stopped a submit, also where it has focus already. */
function useFaultInSight<Values extends FieldValues>(
  element: RefObject<HTMLFormElement | null>,
  control: Control<Values>,
): void {
  const { submitCount, isSubmitSuccessful } = useFormState({ control });
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    element.current?.querySelector(AT_FAULT)?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitSuccessful, element]);
}

interface FormProps<Values extends FieldValues> {
  readonly form: KitForm<Values>;
  readonly id?: string;
  readonly label: string;
  readonly children: ReactNode;
}

export function Form<Values extends FieldValues>({ form, id, label, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useFaultInSight(element, form.methods.control);
  return (
    <FormProvider {...form.methods}>
      <Box
        ref={element}
        component="form"
        id={id}
        noValidate
        onMouseDown={keepFieldFocus}
        aria-label={label}
        onSubmit={(event: React.FormEvent) => {
          // React bubbles a dialog's submit into the page's form.
          event.stopPropagation();
          event.preventDefault();
          void form.submit();
        }}
        sx={{ display: 'grid', gap: 2, '& :where([role="alert"], [aria-invalid="true"])': CLEAR_OF_BARS }}
      >
        <FormRefusal />
        <TheirsContext value={form.theirs}>{children}</TheirsContext>
      </Box>
    </FormProvider>
  );
}

function FormRefusal() {
  const { errors } = useFormState();
  const text = errors.root?.server?.message;
  return text ? <Notice severity="error">{text}</Notice> : null;
}
