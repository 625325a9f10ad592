const letter = (text: string, place: number) =>
  `<text x="${22 + place * 30}" y="${38 + (place % 2) * 6}" rotate="${place % 2 ? 12 : -10}">${text}</text>`;

/** A picture of characters, as a server would create it. */
export const captchaPicture = (characters: string): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 56"><rect width="160" height="56" fill="#f3ead6"/>`,
      `<path d="M0 40C40 10 60 50 160 18M0 12C60 48 100 4 160 44" fill="none" stroke="#b08a4a" stroke-width="2"/>`,
      `<g font-family="monospace" font-size="32" font-weight="700" fill="#3a2f5b">`,
      ...Array.from(characters, letter),
      `</g></svg>`,
    ],
    { type: "image/svg+xml" },
  );

const RATE = 8000;
const HEADER_BYTES = 44;

/** A silent sound of that length in ms, with eight bits per sample. */
export function captchaSound(lengthMs = 100): Blob {
  const count = (RATE * lengthMs) / 1000;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + count));
  const write = (text: string, offset: number) => {
    for (const [place, sign] of Array.from(text).entries()) view.setUint8(offset + place, sign.charCodeAt(0));
  };
  write("RIFF", 0);
  view.setUint32(4, HEADER_BYTES - 8 + count, true);
  write("WAVEfmt ", 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write("data", 36);
  view.setUint32(40, count, true);
  new Uint8Array(view.buffer, HEADER_BYTES).fill(128);
  return new Blob([view], { type: "audio/wav" });
}
