import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { type Theirs, TheirsContext } from '@courtcrew/ui-kit/form/TheirValue.tsx';
import { useState } from 'react';
import { Edit, type EditProps, HttpError, type RaRecord, type UpdateParams, useNotify } from 'react-admin';
import { changesOnly } from './changes.ts';
import { useListBehind } from './listBehind.ts';

type OnError = (error: unknown) => void;

interface EditPageProps<Row extends RaRecord> extends Omit<EditProps<Row>, 'transform'> {
  readonly transform?: typeof changesOnly;
  /** Handles a failed edit; `refused` keeps what was typed and says why at its field or in a toast. */
  readonly onError?: (error: unknown, edit: Partial<UpdateParams>, refused: OnError) => void;
}

/**
 * react-admin's edit page for inputs of `inputs.tsx`. It sends changed fields with what their editor saw; a newer value of
 * somebody else stands beside what was typed.
 */
export function EditPage<Row extends RaRecord>({
  transform = changesOnly,
  onError,
  mutationOptions,
  ...edit
}: EditPageProps<Row>) {
  const notify = useNotify();
  const list = useListBehind();
  const [theirs, setTheirs] = useState<Theirs>({});
  const refused = (error: unknown) => {
    const { code, details, errors } = error instanceof HttpError ? (error.body ?? {}) : {};
    if (code === 'changed') setTheirs((before) => ({ ...before, ...details?.now }));
    if (!errors) notify(failureText(error), { type: 'error' });
  };
  return (
    <TheirsContext value={theirs}>
      <Edit<Row>
        redirect={(resource = '') => `${resource}${list}`}
        {...edit}
        mutationMode="pessimistic"
        mutationOptions={{
          ...mutationOptions,
          onError: (error, params) => (onError ? onError(error, params, refused) : refused(error)),
        }}
        transform={(data, options) => transform(data, options, theirs)}
      />
    </TheirsContext>
  );
}
