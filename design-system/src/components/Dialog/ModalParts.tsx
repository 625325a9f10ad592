import { useRef, type ReactNode } from "react";
import { ModalDescription, ModalTitle } from "../../foundations/overlay.tsx";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useScrollByKeys } from "../../foundations/use-scroll-by-keys.ts";
import { CloseIcon } from "../../icons/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./ModalParts.css.ts";

export interface ModalPartsProps {
  title: string;
  description?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** Called by the close button, which is there only with it. */
  onClose?: (() => void) | undefined;
}

/** What Dialog and Sheet hold: a head that stays, a body that scrolls, a foot with actions. */
export function ModalParts({ title, description, children, actions, onClose }: ModalPartsProps) {
  const strings = useStrings(actionStrings);
  const body = useRef<HTMLDivElement>(null);
  useScrollByKeys(body);
  return (
    <>
      <div className={styles.header}>
        <ModalTitle className={styles.title}>{title}</ModalTitle>
        {onClose && (
          <span className={styles.closeButton}>
            <IconButton label={strings.close} icon={CloseIcon} onClick={onClose} />
          </span>
        )}
      </div>
      <div ref={body} className={styles.body}>
        {description !== undefined && <ModalDescription className={styles.description}>{description}</ModalDescription>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
