import { onDemand } from '../../kit/page/onDemand.tsx';

export const AddContact = onDemand(async () => (await import('./ContactDialog.tsx')).AddContact);
export const EditContact = onDemand(async () => (await import('./ContactDialog.tsx')).EditContact);
