import { onDemand } from '../../../kit/page/onDemand.tsx';

export const CategoryForm = onDemand(async () => (await import('./CategoryForm.tsx')).CategoryForm);
export const CaptainsDialog = onDemand(async () => (await import('./CaptainsDialog.tsx')).CaptainsDialog);
