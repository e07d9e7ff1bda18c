import { getPayHandles } from '@courtcrew/domain/reconciliation/contract/reads.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { handlesOf } from '@courtcrew/ui-kit/pay/handles.ts';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePayWords } from '../words.ts';

/** Payment handles of an official; nothing where none are known. */
export function PayTo({ person }: { readonly person: string }) {
  const p = usePayWords();
  const { tid } = useDesk();
  const { data } = useCall(getPayHandles, { params: { tid } });
  const handles = data?.find(({ ref_id }) => ref_id === person);
  if (!handles) return null;
  return <Box sx={{ mb: 1 }}>{p('pay.to', { handles: handlesOf(handles) })}</Box>;
}
