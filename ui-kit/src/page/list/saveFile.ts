/** Safari begins to read a file only after the task that gave it, and a slow device takes its time over a large one. */
const READ_MS = 60_000;

/** Gives the browser a file to keep. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}
