import type { ReactNode } from "react";
import { ModalDescription, ModalTitle } from "../../foundations/overlays/overlay.tsx";
import { ModalLayout } from "./ModalLayout.tsx";
import * as styles from "./ModalLayout.css.ts";

export interface ModalPartsProps {
  title: string;
  description?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** Called when the close button is clicked. Without it there is no close button. */
  onClose?: (() => void) | undefined;
}

/** Title, description, content and actions inside the Modal of a Dialog or a Sheet. */
export function ModalParts({ title, description, children, ...others }: ModalPartsProps) {
  return (
    <ModalLayout {...others} title={<ModalTitle className={styles.title}>{title}</ModalTitle>}>
      {description !== undefined && <ModalDescription className={styles.description}>{description}</ModalDescription>}
      {children}
    </ModalLayout>
  );
}
