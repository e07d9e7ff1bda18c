/**
 * Checks a field that somebody leaves; where they leave it by pressing something else, once the press is over: what the
 * check has to say moves the page, and the press would land beside what it was meant for.
 */
export const leaving = (check: () => void) => (): void => {
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(check), { once: true });
  else check();
};
