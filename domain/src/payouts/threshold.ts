/** From this sum a year on, in cents, the tax office must be told of what somebody was paid. */
export const reportableFrom = (year: number): number => (year <= 2025 ? 600_00 : 2_000_00);
