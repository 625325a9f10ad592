/** Small files that are right for their media type, in base64. Servers look into uploaded files, whatever the type of the part says. */
const SAMPLE_FILES: Readonly<Record<string, string>> = {
  "image/png":
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC",
  "image/jpeg":
    "/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==",
  "image/gif": "R0lGODlhCAAIAIAAAExpcYiIiCH5BAUAAAAALAAAAAAIAAgAAAIHjI+py+1dAAA7",
  "image/webp": "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoIAAgADMDOJaQAA3AAzQAA",
};
const OTHER_FILE = "lobbykit";

/** The bytes of a small file of this media type; a short text for types without a sample. */
export function sampleFile(mediaType: string | undefined): Buffer {
  const base64 = SAMPLE_FILES[mediaType ?? ""];
  return base64 === undefined ? Buffer.from(OTHER_FILE) : Buffer.from(base64, "base64");
}
