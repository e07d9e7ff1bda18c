export const chosen = <Value extends string>(list: readonly Value[], value: string | null): Value | '' =>
  list.find((entry) => entry === value) ?? '';
