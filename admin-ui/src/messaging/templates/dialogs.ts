import { onDemand } from '../../kit/page/onDemand.tsx';

export const TemplateForm = onDemand(async () => (await import('./TemplateForm.tsx')).TemplateForm);
