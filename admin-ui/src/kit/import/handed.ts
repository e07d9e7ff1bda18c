let handed: File | null = null;

/** Keeps a file that was dropped on a list until the screen that imports it has opened. */
export const handOver = (file: File): void => {
  handed = file;
};

/** The file that was handed over, once. */
export function takeHanded(): File | null {
  const file = handed;
  handed = null;
  return file;
}
