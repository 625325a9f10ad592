/** Small files that are right for their media type, in base64. Servers look into uploaded files, whatever the type of the part says. */
const SAMPLE_FILES: Readonly<Record<string, string>> = {
  "image/png": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "image/jpeg":
    "/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==",
  "image/gif": "R0lGODlhCAAIAIAAAExpcYiIiCH5BAUAAAAALAAAAAAIAAgAAAIHjI+py+1dAAA7",
  "image/webp": "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoIAAgADMDOJaQAA3AAzQAA",
};
const SHORT_TEXT = "bG9iYnlraXQ=";

/** A small file of this media type, in base64; a short text for types without a sample. */
export const sampleFile = (mediaType = ""): string => SAMPLE_FILES[mediaType] ?? SHORT_TEXT;

const EXTENSIONS: Readonly<Record<string, string>> = { plain: "txt", jpeg: "jpg" };

/** The name of this file, with a space, because servers cut names at spaces. */
export function sampleFileName(mediaType = ""): string {
  const [, type = ""] = /\/([a-z0-9]+)$/.exec(mediaType) ?? [];
  return type === "" ? "test file" : `test file.${EXTENSIONS[type] ?? type}`;
}
