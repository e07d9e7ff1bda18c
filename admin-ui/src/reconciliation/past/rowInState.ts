/**
 * The row another screen handed over with the navigation, read once; null where the page was opened by itself or what
 * came with it is something else.
 */
export const rowInState =
  <Row extends object>(is: (row: object) => row is Row) =>
  (): Row | null => {
    const row: unknown = Object(window.history.state).usr?.row;
    return typeof row === 'object' && row !== null && is(row) ? row : null;
  };
