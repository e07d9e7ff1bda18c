/** Validates on blur, by pointer only after the press: a validation text would move what is pressed. */
export const leaving = (check: () => void) => (): void => {
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(check), { once: true });
  else check();
};
