import i18next, { type TFunction } from "i18next";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { ChunkError } from "../../loading/load-chunk.ts";
import type errors from "../../i18n/locales/en/core/errors.json";
import type refusals from "../../i18n/locales/en/refusals.json";

type KnownCode = keyof typeof errors.code;
const isKnownCode = (code: string): code is KnownCode => i18next.exists(`errors.code.${code}`);

type Refusal = keyof typeof refusals;
const isRefusal = (code: string): code is Refusal => i18next.exists(`refusals.${code}`);

/** Messages for a chunk that failed to load (R433, R434, R458). */
const CHUNK_TEXTS = {
  timeout: "errors.chunkTimeout",
  style: "errors.chunkStyle",
  network: "errors.offline",
} as const;

const FORBIDDEN = 403;

/**
 * The message for an error (D21, R471): translated when the code is known, else the server's own sentence. A failure of the server names the
 * request, so that customer service can find it in the server's logs.
 */
export function errorMessage(error: unknown, t: TFunction): string {
  if (error instanceof ChunkError) return t(CHUNK_TEXTS[error.reason]);
  if (!(error instanceof ApiError)) return t("errors.server");
  if (isKnownCode(error.code)) return t(`errors.code.${error.code}`);
  switch (error.kind) {
    case "offline":
      return t("errors.offline");
    case "timeout":
      return t("errors.timeout");
    case "server": {
      const { requestId } = error;
      const text = t("errors.server");
      return requestId ? `${text} ${t("errors.reference", { id: requestId })}` : text;
    }
    case "contract":
      // The response has no envelope, so a proxy or firewall refused the request, not the server (R413).
      return t(error.status === FORBIDDEN ? "errors.code.ACCESS_RESTRICTED" : "errors.contract");
    case "unauthenticated":
      return t("errors.unauthenticated");
    case "forbidden":
    case "business":
      return isRefusal(error.code) ? t(`refusals.${error.code}`) : error.message;
  }
}
