/** The text shortened to a number of characters; dots say so. Never cuts a character in two. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 3).toWellFormed();
  return `${kept.endsWith('\ufffd') ? kept.slice(0, -1) : kept}...`;
}
