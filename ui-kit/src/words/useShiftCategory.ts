import { useCategoryName } from './useCategoryName.ts';

interface Shift {
  readonly kind: 'official' | 'volunteer';
  readonly category: string;
}

/** Says the category of a shift; one of volunteers is as its desk wrote it, also where it is called like one of officials. */
export function useShiftCategory(): (shift: Shift) => string {
  const categoryName = useCategoryName();
  return ({ kind, category }) => (kind === 'official' ? categoryName(category) : category);
}
