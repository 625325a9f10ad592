const SAMPLE_RATE = 8000;
const UNIT_MS = 90;
const TONE_HZ = 620;
const AMPLITUDE = 90;
const SILENCE = 128;
const HEADER_BYTES = 44;

const MORSE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- " +
    "w.-- x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----."
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 1), entry.slice(1)]),
);

/**
 * A spoken alternative to the captcha image (D14), as base64 WAV, 8-bit mono. The mock has no voice, so it plays the characters as Morse
 * code; a real server would speak them.
 */
export function captchaSound(text: string): string {
  const samples = text
    .toLowerCase()
    .split("")
    .flatMap((character) => {
      const marks = (MORSE[character] ?? "")
        .split("")
        .flatMap((mark) => [...tone(mark === "-" ? 3 : 1), ...silence(1)]);
      return [...marks, ...silence(4)];
    });
  return wave(Uint8Array.from(samples)).toString("base64");
}

const lengthOf = (units: number) => Math.round((units * UNIT_MS * SAMPLE_RATE) / 1000);

const silence = (units: number) => Array.from({ length: lengthOf(units) }, () => SILENCE);

const tone = (units: number) =>
  Array.from({ length: lengthOf(units) }, (_, index) =>
    Math.round(SILENCE + AMPLITUDE * Math.sin((2 * Math.PI * TONE_HZ * index) / SAMPLE_RATE)),
  );

/** Adds the RIFF header of uncompressed 8-bit mono audio to the samples. */
function wave(samples: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
