/** The row another screen passed by navigation state; null without one or where it does not parse. */
export function rowInState<Row extends object>(is: (row: object) => row is Row): Row | null {
  const row: unknown = Object(window.history.state).usr?.row;
  return typeof row === 'object' && row !== null && is(row) ? row : null;
}
