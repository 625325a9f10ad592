/** Wraps a text at spaces into lines of at most `width` characters. */
export function wrap(text: string, width: number): string[] {
  const words = text.split(/\s+/).flatMap((word) => {
    const pieces = [];
    for (let start = 0; start === 0 || start < word.length; start += width)
      pieces.push(word.slice(start, start + width));
    return pieces;
  });
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
