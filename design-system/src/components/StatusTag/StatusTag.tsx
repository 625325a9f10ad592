import type { HTMLAttributes, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { statusStrings } from "../../foundations/strings/statuses.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { Badge } from "../Badge/Badge.tsx";
import { type StatusKind, type StatusLook, type StatusOf, STATUSES } from "./statuses.ts";

export { STATUS_KINDS, STATUSES, type StatusKind, type StatusOf } from "./statuses.ts";

export interface StatusTagProps<Kind extends StatusKind> extends Omit<
  HTMLAttributes<HTMLSpanElement>,
  ClosedAttributes | "children"
> {
  /** What it is a status of. */
  kind: Kind;
  /** The word of the API. */
  status: StatusOf<Kind>;
  /** Another word for the eye and the ear. @default the built-in word, in the language of the page */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The status of a deposit, a bet, a contract and so on: a word and a symbol; the colour only helps. */
export function StatusTag<Kind extends StatusKind>({ kind, status, label, ref, ...rest }: StatusTagProps<Kind>) {
  const strings = useStrings(statusStrings);
  const looks: Record<string, StatusLook> = STATUSES[kind];
  const look = looks[status];
  return (
    <Badge
      {...rest}
      {...(ref ? { ref } : {})}
      tone={look?.tone ?? "neutral"}
      {...(look ? { iconStart: look.icon } : {})}
    >
      {/* A server that is newer than this page may know a word more. */}
      {label ?? (look ? strings[look.text] : status)}
    </Badge>
  );
}
