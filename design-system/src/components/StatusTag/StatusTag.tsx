import type { HTMLAttributes, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { statusStrings } from "../../foundations/strings/statuses.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { Badge } from "../Badge/Badge.tsx";
import { type StatusKind, type StatusLook, type StatusOf, STATUSES } from "./statuses.ts";

export { STATUS_KINDS, STATUSES, type StatusKind, type StatusOf } from "./statuses.ts";

export interface StatusTagProps<Kind extends StatusKind> extends Omit<
  HTMLAttributes<HTMLSpanElement>,
  ClosedAttributes | "children"
> {
  /** What has the status. */
  kind: Kind;
  /** The status as in the API. */
  status: StatusOf<Kind>;
  /** Text instead of the built-in one, also for screen readers. @default the built-in text in the language of the page */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The status of a deposit, a bet, a contract and so on, as text and icon. Colour is never the only sign. */
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
      {/* A newer server may send a status that this version does not know. */}
      {label ?? (look ? strings[look.text] : status)}
    </Badge>
  );
}
