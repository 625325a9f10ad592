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
