import { isForm, isJson, isRange } from "../../media-type.ts";
import type { Operation } from "../../spec/contract.ts";
import { sampleFile } from "../generate/sample-files.ts";
import { successesOf } from "../read/schemas.ts";

/** A file that a request uploads. */
export interface Upload {
  /** Undefined when the spec does not name it. */
  readonly mediaType: string | undefined;
  /** The content of a file that is no picture. Servers may store pictures in another way. */
  readonly text: string | undefined;
}

/** The file that an operation takes in a form, where another one returns it as it is; undefined in other cases. */
export function uploadOf({ payloads }: Operation, read: Operation): Upload | undefined {
  const form = payloads.find(({ mediaType, files }) => isForm(mediaType) && files.size > 0);
  const [part = ""] = form?.files ?? [];
  const types = successesOf(read).flatMap(({ content }) => [...content.keys()]);
  if (!form || types.length === 0 || types.some(isJson)) return undefined;
  const [named = ""] = form.writings.get(part)?.mediaType?.split(",") ?? [];
  const mediaType = named === "" || isRange(named) ? undefined : named.trim();
  const isKept = mediaType !== undefined && !mediaType.startsWith("image/");
  return { mediaType, text: isKept ? Buffer.from(sampleFile(mediaType), "base64").toString() : undefined };
}
