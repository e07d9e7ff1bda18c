import { useCategoryName } from './useCategoryName.ts';

interface Shift {
  readonly kind: 'official' | 'volunteer';
  readonly category: string;
}

type NameOf = (category: string) => string;

/** The category of a shift; one of volunteers is as its desk wrote it, also where it is called like one of officials. */
export const shiftCategory = ({ kind, category }: Shift, nameOf: NameOf): string =>
  kind === 'official' ? nameOf(category) : category;

export function useShiftCategory(): (shift: Shift) => string {
  const categoryName = useCategoryName();
  return (shift) => shiftCategory(shift, categoryName);
}
