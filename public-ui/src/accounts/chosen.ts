/** The entry of a closed list, or nothing where the value is none of them. */
export const chosen = <Value extends string>(list: readonly Value[], value: string | null): Value | '' =>
  list.find((entry) => entry === value) ?? '';
