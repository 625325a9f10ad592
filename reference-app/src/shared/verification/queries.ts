import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { publicKey } from "../api/query-client.ts";

/** A captcha for a form: the picture's bytes, and the id to send back with the answer (R424). */
export interface Captcha {
  picture: Blob;
  captchaId: string | undefined;
}

const CAPTCHA_ID_HEADER = "X-Captcha-Id";
const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/**
 * A new captcha (E013). Each attempt requests its own, since a captcha is valid for one try.
 * The picture becomes a blob, since the security policy forbids data: addresses (D14).
 */
export const captchaQuery = (attempt: number) =>
  queryOptions({
    queryKey: publicKey("getCaptcha", { attempt }),
    queryFn: async ({ signal }): Promise<Captcha> => {
      const { value, headers } = await api.send("getCaptcha", { signal });
      return {
        picture: new Blob([decodeBase64(value)], { type: "image/png" }),
        captchaId: headers.get(CAPTCHA_ID_HEADER) ?? undefined,
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The same captcha as speech, in a WAV file, for people who cannot see it (D14, WCAG 1.1.1). */
export const captchaSoundMutation = () =>
  mutationOptions({
    mutationFn: async (captchaId: string) => {
      const sound = await api.call("getCaptcha", { query: { medium: "audio", captchaId } });
      return new Blob([decodeBase64(sound)], { type: "audio/wav" });
    },
  });
