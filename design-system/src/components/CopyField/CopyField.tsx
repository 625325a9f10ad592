import { useEffect, useId, useRef, useState, type HTMLAttributes, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { announce } from "../../foundations/announcements/announce.ts";
import { copyStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { CheckIcon, CopyIcon } from "../../icons/icons.ts";
import { Button } from "../Button/Button.tsx";
import { fieldControl, fieldDescription, fieldEnd, fieldFrame, fieldLabel, field } from "../TextField/field.css.ts";
import * as styles from "./CopyField.css.ts";

/** How long the button shows that the text was copied. */
const DONE_MS = 3000;

export const COPY_STATES = ["ready", "copied", "byKeys", "byTouch"] as const;
type CopyState = (typeof COPY_STATES)[number];

export interface CopyFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children" | "onCopy"> {
  /** Label of the value: "Your referral link". */
  label: string;
  /** The text to copy, uncut. */
  value: string;
  /** Help text below the field. @default none */
  description?: string;
  /** Shows the whole value, on two lines if needed. Use it for text that may have to be typed elsewhere. @default false */
  isWhole?: boolean;
  /** Called when the text was copied. */
  onCopied?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Text to copy: a link, a reference, a wallet address (R036). The button copies it and says so. If the browser does not allow that, the
 * field selects the text and explains how to copy it by hand.
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

  /** Copies the selected text with the older browser API, which needs no permission and no secure page. */
  const copySelected = (): boolean => {
    input.current?.focus();
    input.current?.select();
    return document.execCommand("copy");
  };
  const copy = async (button: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // The Clipboard API failed: no permission, an old browser, or a page that is not secure.
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
  const action = state === "copied" ? strings.copied : strings.copy;
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
            // A page can have several fields to copy.
            aria-label={`${action}: ${label}`}
            onClick={({ currentTarget }) => void copy(currentTarget)}
          >
            {action}
          </Button>
        </span>
      </div>
      {note !== undefined && <p className={fieldDescription}>{note}</p>}
    </div>
  );
}
