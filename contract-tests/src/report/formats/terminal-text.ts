import { styleText } from "node:util";

export const WIDTH = 80;

export type Colour = "red" | "green" | "yellow" | "dim" | "bold";
// styleText itself omits colours when there is no terminal, or with NO_COLOR.
export const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout });

const CONTROL = /[^\P{Cc}\t\n]|\p{Bidi_Control}/gu;
/** Removes control characters, because a server must not control the reader's terminal. */
export const plain = (text: string): string => text.replaceAll(CONTROL, "\uFFFD");

/** Wraps a text at spaces into lines of at most `width` characters. */
function wrap(text: string, width: number): string[] {
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

/** Wraps a paragraph; following lines are indented to align with the text. */
export function paragraph(text: string, indent: number, first = ""): string[] {
  const lines = wrap(plain(text), WIDTH - indent - first.length);
  const begin = " ".repeat(indent);
  return lines.map((line, index) => begin + (index === 0 ? first : " ".repeat(first.length)) + line);
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const dimmed = (lines: readonly string[]): string[] => lines.map((line) => paint("dim", line));
