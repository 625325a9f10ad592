import { useRef, type ReactNode } from "react";
import { ModalDescription, ModalTitle } from "../../foundations/overlays/overlay.tsx";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useScrollByKeys } from "../../foundations/scrolling/use-scroll-by-keys.ts";
import { CloseIcon } from "../../icons/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./ModalParts.css.ts";

export interface ModalPartsProps {
  title: string;
  description?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** Called when the close button is clicked. Without it there is no close button. */
  onClose?: (() => void) | undefined;
}

/** Layout that Dialog and Sheet share: a fixed head, a body that scrolls, and a foot with actions. */
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
