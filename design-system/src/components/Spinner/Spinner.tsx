import type { Ref } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { spinner } from "./Spinner.css.ts";

export const SPINNER_SIZES = ["small", "medium", "large"] as const;
export type SpinnerSize = (typeof SPINNER_SIZES)[number];

export interface SpinnerProps {
  /** Size, as of an icon. @default "medium" */
  size?: SpinnerSize;
  /** Text for screen readers: what is loading. @default "Loading" in the language of the page */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Shows that something is running whose duration is unknown. If the shape of the content is known, use a Skeleton. */
export function Spinner({ size = "medium", label, ...rest }: SpinnerProps) {
  const strings = useStrings(actionStrings);
  return (
    <span {...rest} className={spinner({ size })}>
      <VisuallyHidden>{label ?? strings.loading}</VisuallyHidden>
    </span>
  );
}
