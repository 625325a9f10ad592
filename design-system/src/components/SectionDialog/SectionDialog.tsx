import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { announce } from "../../foundations/announcements/announce.ts";
import { bringIntoSight } from "../../foundations/scrolling/bring-into-sight.ts";
import { Modal, ModalTitle } from "../../foundations/overlays/overlay.tsx";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useScrollByKeys } from "../../foundations/scrolling/use-scroll-by-keys.ts";
import { CloseIcon, MenuIcon } from "../../icons/icons.ts";
import { useCloseRequest } from "../Dialog/use-close-request.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SideNav, type SideNavGroup } from "../SideNav/SideNav.tsx";
import * as styles from "./SectionDialog.css.ts";

export interface SectionDialogProps {
  /** Whether the dialog is open. The caller holds this state, often in the URL (D20). */
  isOpen: boolean;
  /** Called when the member wants to close it: Escape, a click on the backdrop, or the close button. */
  onClose: () => void;
  /** Common title of all sections: "Member centre". It is shown above the navigation and is its name. */
  label: string;
  /** Title of the current section: heading and accessible name of the dialog. */
  title: string;
  /** The sections in groups. The current one has `isCurrent`. */
  groups: readonly SideNavGroup[];
  /** Content of the section. It scrolls if it is long. */
  children?: ReactNode;
  /** Called before it closes. Return `false` to keep it open, for example for a form with unsaved changes (C18). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A dialog with several sections, such as the member centre or the agent centre. Their navigation is at the side. On phones the dialog
 * covers the screen, and a button at the top shows the navigation instead of the content.
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
  useAnnouncedTitle(title);
  const current = groups.flatMap(({ items }) => items).findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const entry = menu.current?.querySelectorAll("li")[current];
    // On phones the navigation is not visible until the member opens it.
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
      {/* The key resets the scroll position: another section starts at its top. */}
      <SectionBody key={title} isBehind={isMenuOpen} isChosen={isChosen}>
        {children}
      </SectionBody>
    </>
  );
}

/**
 * Announces another section (WCAG 4.1.3): the focus stays on the chosen entry, and screen readers do not notice the new name of an open
 * dialog. They read the first title themselves when the dialog opens.
 */
function useAnnouncedTitle(title: string) {
  const lastTitle = useRef(title);
  useEffect(() => {
    if (lastTitle.current === title) return;
    lastTitle.current = title;
    announce(title);
  }, [title]);
}

interface SectionBodyProps {
  /** Whether the navigation is shown instead, on phones. */
  isBehind: boolean;
  /** Whether the section was chosen from the navigation. */
  isChosen: boolean;
  children: ReactNode;
}

function SectionBody({ isBehind, isChosen, children }: SectionBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useScrollByKeys(body);

  // On phones the chosen item disappears with the navigation, so the focus moves to the section.
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
