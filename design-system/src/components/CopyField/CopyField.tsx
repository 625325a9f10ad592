import { useEffect, useId, useRef, useState, type HTMLAttributes, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { announce } from "../../foundations/announce.ts";
import { copyStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { CheckIcon, CopyIcon } from "../../icons/icons.ts";
import { Button } from "../Button/Button.tsx";
import { fieldControl, fieldDescription, fieldEnd, fieldFrame, fieldLabel, field } from "../TextField/field.css.ts";
import * as styles from "./CopyField.css.ts";

/** How long the button says that it is done. */
const DONE_MS = 3000;

export const COPY_STATES = ["ready", "copied", "byKeys", "byTouch"] as const;
type CopyState = (typeof COPY_STATES)[number];

export interface CopyFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children" | "onCopy"> {
  /** What it is: "Your referral link". */
  label: string;
  /** What is copied, whole. */
  value: string;
  /** A small word under it. @default none */
  description?: string;
  /** Shows all of it, in two lines where it needs them: for what may have to be typed elsewhere. @default false */
  isWhole?: boolean;
  /** It was copied. */
  onCopied?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A text to take along: a link, a reference, an address of a wallet (R036). The button copies and says so; where the browser does
 * not allow it, the text is selected and the field says how to copy it by hand.
 */
export function CopyField({ label, value, description, isWhole = false, onCopied, ref, ...rest }: CopyFieldProps) {
  const strings = useStrings(copyStrings);
  const notes = { ready: description, copied: description, byKeys: strings.copyByHand, byTouch: strings.copyByTouch };
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const Control = isWhole ? "textarea" : "input";
  const [state, setState] = useState<CopyState>("ready");
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("ready"), DONE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  /** Copies what is selected, as browsers did before: it needs no permission and no secure page. */
  const copySelected = (): boolean => {
    input.current?.focus();
    input.current?.select();
    return document.execCommand("copy");
  };
  const copy = async (button: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // No permission, an old browser, a page that is not secure.
      if (!copySelected()) {
        const byHand = matchMedia("(pointer: coarse)").matches ? "byTouch" : "byKeys";
        setState(byHand);
        announce(notes[byHand]);
        return;
      }
      button.focus();
    }
    setState("copied");
    announce(strings.copied);
    onCopied?.();
  };
  const note = notes[state];
  return (
    <div {...rest} ref={ref} className={field} data-state={state}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className={fieldFrame}>
        <Control
          ref={input}
          id={id}
          readOnly
          value={value}
          className={`${fieldControl} ${isWhole ? styles.whole : styles.text}`}
          translate="no"
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
        <span className={fieldEnd}>
          <Button
            size="small"
            variant="soft"
            tone={state === "copied" ? "positive" : "accent"}
            iconStart={state === "copied" ? CheckIcon : CopyIcon}
            onClick={({ currentTarget }) => void copy(currentTarget)}
          >
            {state === "copied" ? strings.copied : strings.copy}
          </Button>
        </span>
      </div>
      {note !== undefined && <p className={fieldDescription}>{note}</p>}
    </div>
  );
}
