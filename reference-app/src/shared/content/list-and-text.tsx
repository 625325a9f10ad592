import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "@lobbykit/design-system/Button";
import { ChevronBackIcon } from "@lobbykit/design-system/icons";
import * as styles from "./list-and-text.css.ts";

export interface ListAndTextProps {
  /** The list of entries; the open entry has `aria-current`. */
  list: ReactNode;
  /** The open entry's content. */
  text: ReactNode;
  /** Whether a phone shows the text (true) or the list (false). */
  isTextOpen: boolean;
  /** Called on a phone when the reader goes from the text back to the list. */
  onBack: () => void;
  backLabel: string;
}

/** A list with the chosen text beside it. A phone shows one at a time, and the focus moves with the change (R167). */
export function ListAndText({ list, text, isTextOpen, onBack, backLabel }: ListAndTextProps) {
  const listElement = useRef<HTMLDivElement>(null);
  const textElement = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isTextOpen);
  useEffect(() => {
    if (wasOpen.current === isTextOpen) return;
    wasOpen.current = isTextOpen;
    const isListHidden = listElement.current?.offsetParent === null;
    const isTextHidden = textElement.current?.offsetParent === null;
    if (isListHidden) textElement.current?.focus();
    if (isTextHidden) listElement.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [isTextOpen]);
  return (
    <div className={styles.columns}>
      <div ref={listElement} className={`${styles.staying} ${isTextOpen ? styles.fromTabletOn : styles.shown}`}>
        {list}
      </div>
      <div
        ref={textElement}
        tabIndex={-1}
        className={`${styles.beyond} ${isTextOpen ? styles.shown : styles.fromTabletOn}`}
      >
        <div className={styles.onPhones}>
          <Button variant="ghost" iconStart={ChevronBackIcon} onClick={onBack}>
            {backLabel}
          </Button>
        </div>
        {text}
      </div>
    </div>
  );
}
