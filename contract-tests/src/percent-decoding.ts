/** The text without percent-encoding; undefined when it is not well formed, such as "50%". */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
