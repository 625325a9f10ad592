import { type InputHTMLAttributes, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { announce } from "../../foundations/announcements/announce.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { fileUploadStrings } from "../../foundations/strings/files.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { usableCount } from "../../foundations/numbers/usable-count.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { UploadIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { FileRow, type FileStatus } from "./FileRow.tsx";
import * as styles from "./FileUpload.css.ts";
import {
  acceptOf,
  type FileKind,
  type FileLimits,
  type FileRefusal,
  isPictureKind,
  kindLabel,
  sizeText,
  sizeTexts,
} from "./rules.ts";
import { useFiles } from "./use-files.ts";
import { useDrop, usePaste } from "./use-drop-and-paste.ts";

export { FILE_STATES, type FileState, type FileStatus } from "./FileRow.tsx";
export { FILE_KINDS, type FileKind } from "./rules.ts";

type Replaced =
  | ClosedAttributes
  | "type"
  | "size"
  | "value"
  | "defaultValue"
  | "onChange"
  | "accept"
  | "multiple"
  // `capture` would only allow the camera, and no existing picture.
  | "capture"
  // HTML has no read-only file input.
  | "readOnly";

export interface FileUploadProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** Accepted kinds of files, checked by extension, type and first bytes (R401). @default png and jpg */
  kinds?: readonly FileKind[];
  /** Largest size of one file. @default 5 MB */
  maxBytes?: number;
  /** Largest number of files. With 1, a new file replaces the old one. @default 3 */
  maxFiles?: number;
  /** The files. Pass them to control the value. @default uncontrolled */
  files?: readonly File[];
  /** Called on each change with the accepted files. */
  onFilesChange?: (files: readonly File[]) => void;
  /** Upload state of each file. @default nothing is uploaded yet */
  statuses?: ReadonlyMap<File, FileStatus>;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

const DEFAULT_KINDS: readonly FileKind[] = ["png", "jpg"];
const MEGABYTE = 1024 * 1024;
const DEFAULT_MAX_BYTES = 5 * MEGABYTE;
const DEFAULT_MAX_FILES = 3;

/**
 * Lets the member choose, drop or paste pictures or documents. It says for each rejected file why it was not accepted, and keeps the
 * others. The native input holds the files, so a form submits them under its `name`.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, description, error: ownError, id, files: held, onFilesChange, statuses, ...others } = props;
  const {
    kinds = DEFAULT_KINDS,
    maxBytes: wantedBytes = DEFAULT_MAX_BYTES,
    maxFiles: wantedFiles = DEFAULT_MAX_FILES,
    disabled = false,
    ref,
    ...rest
  } = others;
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: ownError });
  const strings = useStrings(fileUploadStrings);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const list = useRef<HTMLUListElement>(null);
  const maxBytes = usableCount("FileUpload (maxBytes)", wantedBytes, DEFAULT_MAX_BYTES);
  const maxFiles = usableCount("FileUpload (maxFiles)", wantedFiles, DEFAULT_MAX_FILES);
  const limits = { kinds, maxBytes, maxFiles };
  const words = useWords(limits);
  const { files, refused, add, remove, dismiss, empty } = useFiles({ files: held, onFilesChange, limits });

  useEffect(() => hold(element.current, files), [files]);
  useFormReset(element, empty);
  const take = async (added: readonly File[]) => {
    if (added.length === 0) return;
    const before = new Set(files);
    const sorted = await add(added);
    // The file picker has replaced the input's files by the last choice only.
    hold(element.current, sorted.files);
    const names = sorted.files.filter((file) => !before.has(file)).map(({ name }) => name);
    const parts = sorted.refused.map(
      ({ file, refusal }) => `${file.name}: ${fill(strings.fileNotAdded, { reason: words.reason(file, refusal) })}`,
    );
    if (names.length > 0) parts.unshift(fill(strings.fileAdded, { names: words.list(names) }));
    announce(parts.join(". "));
  };
  const isOver = useDrop(element, (dropped) => void take(dropped));
  usePaste(element, (pasted) => void take(pasted));

  /** Removes a row and focuses the remove button of the next row, of the previous one, or the field. */
  const takeAway = (index: number, away: () => void, name: string) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? element.current)?.focus();
    away();
    announce(fill(strings.fileRemoved, { name }));
  };
  const isFull = files.length >= maxFiles && maxFiles > 1;
  const limitsId = `${ids.control}-limits`;
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={rest.required ?? false}>
      <div
        className={styles.zone}
        data-file-upload=""
        data-over={isOver ? "" : undefined}
        data-invalid={error === undefined ? undefined : ""}
        data-disabled={disabled ? "" : undefined}
      >
        <span className={styles.zoneIcon}>
          <Icon drawing={UploadIcon} />
        </span>
        <span className={styles.zoneTexts}>
          <span>
            <span className={styles.choose}>{words.choose}</span>{" "}
            <span className={styles.hint}>{strings.dropOrPaste}</span>
          </span>
          <span id={limitsId} className={styles.limits}>
            <span>{words.limits}</span>
            {isFull && <span className={styles.full}>{fill(strings.filesFull, { count: maxFiles })}</span>}
          </span>
        </span>
        <input
          {...rest}
          {...controlProps}
          ref={element}
          type="file"
          accept={acceptOf(kinds)}
          multiple={maxFiles > 1}
          disabled={disabled}
          aria-describedby={[controlProps["aria-describedby"], limitsId].filter(Boolean).join(" ")}
          className={styles.input}
          onChange={({ target }) => {
            const picked = [...(target.files ?? [])];
            hold(target, files);
            void take(picked);
          }}
        />
      </div>
      {files.length + refused.length > 0 && (
        <ul ref={list} aria-label={fill(strings.filesChosen, { label })} className={styles.files}>
          {files.map((file, index) => (
            <FileRow
              key={keyOf(file)}
              file={file}
              status={statuses?.get(file)}
              disabled={disabled}
              onRemove={() => takeAway(index, () => remove(file), file.name)}
            />
          ))}
          {refused.map(({ id: refusedId, file, refusal }, index) => (
            <FileRow
              key={refusedId}
              file={file}
              refusal={words.reason(file, refusal)}
              disabled={disabled}
              onRemove={() => takeAway(files.length + index, () => dismiss(file), file.name)}
            />
          ))}
        </ul>
      )}
    </FieldLayout>
  );
}

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Sets the files of the input, so that the form submits them. */
function hold(input: HTMLInputElement | null, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (input) input.files = transfer.files;
}

/** Texts about the limits, and about files that exceed them. */
function useWords({ kinds, maxBytes, maxFiles }: FileLimits) {
  const strings = useStrings(fileUploadStrings);
  const { locale } = useLocale();
  const labels = kinds.map(kindLabel);
  const kindsText = new Intl.ListFormat(locale, { type: "disjunction" }).format(labels);
  const max = sizeText(maxBytes, locale);
  const reasons: Record<FileRefusal, (file: File) => string> = {
    twice: () => strings.fileTwice,
    kind: () => fill(strings.fileKind, { kinds: kindsText }),
    empty: () => strings.fileEmpty,
    size: (file) => fill(strings.fileSize, sizeTexts(file.size, maxBytes, locale)),
    unread: () => strings.fileUnread,
    content: () => strings.fileContent,
    count: () => fill(strings.fileCount, { count: maxFiles }),
  };
  const isOne = maxFiles === 1;
  const choosePictures = isOne ? strings.choosePicture : strings.choosePictures;
  const chooseFiles = isOne ? strings.chooseFile : strings.chooseFiles;
  return {
    choose: kinds.every(isPictureKind) ? choosePictures : chooseFiles,
    limits: fill(isOne ? strings.fileLimitsOne : strings.fileLimits, {
      kinds: kindsText,
      size: max,
      count: maxFiles,
    }),
    reason: (file: File, refusal: FileRefusal) => reasons[refusal](file),
    list: (names: readonly string[]) => new Intl.ListFormat(locale).format(names),
  };
}
