import { onDemand } from '../kit/page/onDemand.tsx';

export const ItemForm = onDemand(async () => (await import('./form/ItemForm.tsx')).ItemForm);
export const CopyPlanDialog = onDemand(
  async () => (await import('./copy/CopyPlanDialog.tsx')).CopyPlanDialog,
);
export const DetailsDialog = onDemand(async () => (await import('./todo/DetailsDialog.tsx')).DetailsDialog);
export const CategoriesDialog = onDemand(
  async () => (await import('./todo/CategoriesDialog.tsx')).CategoriesDialog,
);
export const DeleteItemDialog = onDemand(
  async () => (await import('./form/DeleteItemDialog.tsx')).DeleteItemDialog,
);
