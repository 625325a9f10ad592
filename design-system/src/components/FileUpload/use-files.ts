import { useLayoutEffect, useRef, useState } from "react";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { type FileLimits, type FileRefusal, HEAD_BYTES, type ReadFile, type Sorted, sortFiles } from "./rules.ts";

export interface RefusedFile {
  /** Stays the same while other files are dismissed, so that the focus stays on a row. */
  id: number;
  file: File;
  refusal: FileRefusal;
}

const NO_FILES: readonly File[] = [];

/** Reads the first bytes of a file; undefined if the system cannot read it, for example because it was moved. */
async function read(file: File): Promise<ReadFile<File>> {
  try {
    return { file, head: new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()) };
  } catch {
    return { file, head: undefined };
  }
}

interface Options {
  files: readonly File[] | undefined;
  onFilesChange: ((files: readonly File[]) => void) | undefined;
  limits: FileLimits;
}

/** The accepted files, and those that were rejected the last time files were added. */
export function useFiles({ files: held, onFilesChange, limits }: Options) {
  const [files, setFiles] = useControllable(held, NO_FILES, onFilesChange);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const refusedCount = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);

  const set = (next: readonly File[]) => {
    latest.current = next;
    setFiles(next);
  };
  /** Adds files one call after the other, so that two pastes do not overwrite each other. */
  const add = (added: readonly File[]): Promise<Sorted<File>> => {
    const result = queue.current.then(async () => {
      const all = await Promise.all(added.map(read));
      const before = latest.current;
      const sorted = sortFiles(before, all, limits);
      if (sorted.files.some((file, index) => file !== before[index])) set(sorted.files);
      setRefused(sorted.refused.map((one) => ({ ...one, id: (refusedCount.current += 1) })));
      return sorted;
    });
    queue.current = result;
    return result;
  };
  return {
    files,
    refused,
    add,
    remove: (file: File) => set(latest.current.filter((one) => one !== file)),
    dismiss: (file: File) => setRefused((before) => before.filter((one) => one.file !== file)),
    empty: () => {
      setRefused([]);
      set(NO_FILES);
    },
  };
}
