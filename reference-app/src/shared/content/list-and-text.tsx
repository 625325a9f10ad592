import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "@lobbykit/design-system/Button";
import { ChevronBackIcon } from "@lobbykit/design-system/icons";
import * as styles from "./list-and-text.css.ts";

export interface ListAndTextProps {
  /** What there is to read; the entry that is read carries `aria-current`. */
  list: ReactNode;
  /** What is read. */
  text: ReactNode;
  /** A phone shows one of the two: the text, or the list. */
  isTextOpen: boolean;
  /** From the text back to the list, on a phone. */
  onBack: () => void;
  backLabel: string;
}

/** A list and beside it the text that was chosen; on a phone one after the other, and the focus goes along (R167). */
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
