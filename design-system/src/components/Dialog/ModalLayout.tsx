import { useRef, type ReactNode } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useScrollByKeys } from "../../foundations/scrolling/use-scroll-by-keys.ts";
import { CloseIcon } from "../../icons/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./ModalLayout.css.ts";

export interface ModalLayoutProps {
  /** The heading, which names the modal. Give it the class `title` of ModalLayout.css.ts. */
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Called when the close button is clicked. Without it there is no close button. */
  onClose?: (() => void) | undefined;
}

/** The layout of all modals: a fixed head, a body that scrolls, and a foot with actions. */
export function ModalLayout({ title, children, actions, onClose }: ModalLayoutProps) {
  const strings = useStrings(actionStrings);
  const body = useRef<HTMLDivElement>(null);
  useScrollByKeys(body);
  return (
    <>
      <div className={styles.header}>
        {title}
        {onClose && (
          <span className={styles.closeButton}>
            <IconButton label={strings.close} icon={CloseIcon} onClick={onClose} />
          </span>
        )}
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
