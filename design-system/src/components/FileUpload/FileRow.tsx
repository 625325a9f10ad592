import { type ReactNode, useCallback, useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { fileUploadStrings } from "../../foundations/strings/files.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { AlertIcon, CloseIcon, DocumentIcon, PictureIcon, SuccessIcon, TrashIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Progress } from "../Progress/Progress.tsx";
import * as styles from "./FileUpload.css.ts";
import { claimedKind, isPictureKind, sizeText } from "./rules.ts";

export const FILE_STATES = ["sending", "sent", "failed"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** Upload state of a file. */
export interface FileStatus {
  state: FileState;
  /** From 0 to 100, while the file is uploaded. @default unknown */
  progress?: number;
  /** What went wrong with the upload. @default "Could not be sent" in the language of the page */
  error?: string;
}

interface FileRowProps {
  file: File;
  /** The reason why the file was not accepted. */
  refusal?: string | undefined;
  status?: FileStatus | undefined;
  disabled: boolean;
  onRemove: () => void;
}

/** One file: preview, name, upload state, and a remove button. */
export function FileRow({ file, refusal, status, disabled, onRemove }: FileRowProps) {
  const strings = useStrings(fileUploadStrings);
  const isRefused = refusal !== undefined;
  return (
    <li className={styles.file} data-state={isRefused ? "refused" : (status?.state ?? "chosen")}>
      <Preview file={file} isShown={!isRefused} />
      <span className={styles.facts}>
        <span className={styles.name} title={file.name}>
          <bdi>{file.name}</bdi>
        </span>
        <FileNote file={file} refusal={refusal} status={status} />
      </span>
      <IconButton
        label={fill(isRefused ? strings.fileDismiss : strings.fileRemove, { name: file.name })}
        icon={isRefused ? CloseIcon : TrashIcon}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

function FileNote({ file, refusal, status }: Pick<FileRowProps, "file" | "refusal" | "status">) {
  const strings = useStrings(fileUploadStrings);
  const { locale } = useLocale();
  if (refusal !== undefined) return <Problem>{fill(strings.fileNotAdded, { reason: refusal })}</Problem>;
  if (status?.state === "failed") return <Problem>{status.error ?? strings.fileFailed}</Problem>;
  if (status?.state === "sending") {
    const { progress } = status;
    return (
      <Progress
        label={fill(strings.fileSending, { name: file.name })}
        showsLabel={false}
        {...(progress !== undefined && { value: progress })}
      />
    );
  }
  return (
    <span className={styles.fileSize}>
      {sizeText(file.size, locale)}
      {status?.state === "sent" && (
        <span className={styles.sent}>
          <Icon drawing={SuccessIcon} size="small" />
          {strings.fileSent}
        </span>
      )}
    </span>
  );
}

const Problem = ({ children }: { children: ReactNode }) => (
  <span className={styles.problem}>
    <span className={styles.problemIcon}>
      <Icon drawing={AlertIcon} size="small" />
    </span>
    {children}
  </span>
);

/** A small preview of the file through a blob URL (D17), or an icon if there is none. */
function Preview({ file, isShown }: { file: File; isShown: boolean }) {
  const kind = claimedKind(file);
  const isPicture = kind !== undefined && isPictureKind(kind);
  const [isBroken, setIsBroken] = useState(false);
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className={styles.preview}>
      {isShown && isPicture && !isBroken ? (
        <img ref={show} alt="" decoding="async" className={styles.picture} onError={() => setIsBroken(true)} />
      ) : (
        <Icon drawing={file.type.startsWith("image/") ? PictureIcon : DocumentIcon} />
      )}
    </span>
  );
}
