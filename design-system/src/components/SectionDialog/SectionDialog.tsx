import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { bringIntoSight } from "../../foundations/bring-into-sight.ts";
import { Modal, ModalTitle } from "../../foundations/overlay.tsx";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useScrollByKeys } from "../../foundations/use-scroll-by-keys.ts";
import { CloseIcon, MenuIcon } from "../../icons/icons.ts";
import { useCloseRequest } from "../Dialog/use-close-request.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SideNav, type SideNavGroup } from "../SideNav/SideNav.tsx";
import * as styles from "./SectionDialog.css.ts";

export interface SectionDialogProps {
  /** Whether it is shown; the caller holds this state, often in the URL (D20). */
  isOpen: boolean;
  /** Called when it shall close: Escape, the background, the close button. */
  onClose: () => void;
  /** What all sections are of: "Member centre". Names the navigation and stands over it. */
  label: string;
  /** The section that is shown: the dialog's name and its heading. */
  title: string;
  /** The sections, in groups; the one that is shown is `isCurrent`. */
  groups: readonly SideNavGroup[];
  /** The section's content, which scrolls where it is long. */
  children?: ReactNode;
  /** Asked before it closes; `false` keeps it open, as for a form with unsaved entries (C18). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A place of several sections over the page: what is the member's, what is the agent's. Their navigation stands aside; on phones it
 * takes the whole screen, and a button at its head shows the sections in place of the content.
 */
export function SectionDialog(props: SectionDialogProps) {
  const { isOpen, onClose, label, title, groups, children, onBeforeClose, ref, ...frameProps } = props;
  const requestClose = useCloseRequest(true, onClose, onBeforeClose);
  return (
    <Modal
      isOpen={isOpen}
      onCloseRequest={requestClose}
      backdropClassName={styles.backdrop}
      frameClassName={styles.frame}
      hasDescription={false}
      ref={ref}
      frameProps={frameProps}
    >
      <Sections label={label} title={title} groups={groups} onClose={requestClose}>
        {children}
      </Sections>
    </Modal>
  );
}

function Sections(props: Pick<SectionDialogProps, "label" | "title" | "groups" | "children" | "onClose">) {
  const { label, title, groups, children, onClose } = props;
  const strings = useStrings(actionStrings);
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  const current = groups.flatMap(({ items }) => items).findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const entry = menu.current?.querySelectorAll("li")[current];
    // On phones the sections are out of the page until they are asked for.
    const isShown = isMenuOpen || entry?.checkVisibility();
    if (menu.current && entry && isShown) bringIntoSight(menu.current, entry);
  }, [current, isMenuOpen]);

  const entries = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      onClick: (event: Parameters<NonNullable<typeof item.onClick>>[0]) => {
        setIsChosen(isMenuOpen);
        setIsMenuOpen(false);
        item.onClick?.(event);
      },
    })),
  }));
  return (
    <>
      <div className={styles.header}>
        <span className={styles.menuButton}>
          <IconButton
            label={label}
            icon={MenuIcon}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          />
        </span>
        <ModalTitle className={styles.title}>{title}</ModalTitle>
        <IconButton label={strings.close} icon={CloseIcon} onClick={onClose} />
      </div>
      <div ref={menu} id={menuId} className={styles.menu} data-state={isMenuOpen ? "open" : "closed"}>
        <p className={styles.label}>{label}</p>
        <SideNav fill label={label} groups={entries} />
      </div>
      {/* With a key: another section starts at its top. */}
      <SectionBody key={title} isBehind={isMenuOpen} isChosen={isChosen}>
        {children}
      </SectionBody>
    </>
  );
}

interface SectionBodyProps {
  /** The sections are shown in its place, on phones. */
  isBehind: boolean;
  /** It was chosen from there. */
  isChosen: boolean;
  children: ReactNode;
}

function SectionBody({ isBehind, isChosen, children }: SectionBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useScrollByKeys(body);

  // The chosen entry is gone with the menu; the reader starts at the section then.
  useEffect(() => {
    if (isChosen && !isBehind) content.current?.focus();
  }, [isBehind, isChosen]);
  return (
    <div ref={body} className={styles.body} data-state={isBehind ? "behind" : "shown"}>
      <div ref={content} className={styles.content} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
