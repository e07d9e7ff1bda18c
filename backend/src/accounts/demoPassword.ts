/** Password of everybody in the demo, which the product itself tells: nowhere else is it one. */
export const DEMO_PASSWORD = 'match-point';
