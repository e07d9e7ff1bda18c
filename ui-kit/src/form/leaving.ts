/**
 * Validates on blur; on a blur by pointer only after the press, because a validation text moves the page and the
 * press would miss.
 */
export const leaving = (check: () => void) => (): void => {
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(check), { once: true });
  else check();
};
