import { useMemo, useRef, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { SectionDialog } from "@lobbykit/design-system/SectionDialog";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { PartBoundary, type Part } from "../../shared/layout/part.tsx";
import { SectionBoundary } from "../../shared/layout/section-boundary.tsx";
import { TypedGuardContext } from "../../shared/layout/typed-guard.tsx";
import { useDiscardQuestion } from "../../shared/modals/use-discard-question.tsx";

/** A section that is here: its drawing in the navigation, and its part, which comes when it is opened. */
export interface SectionEntry {
  icon: NavItem["icon"];
  part: Part<object>;
}

export interface CentreDialogProps<Section extends string> {
  section: Section;
  onClose: () => void;
  /** Name of the centre. */
  label: string;
  groups: readonly { id: string; label: string; sections: readonly Section[] }[];
  parts: Partial<Record<Section, SectionEntry>>;
  nameOf: (section: Section) => string;
  addressOf: (section: Section, search: string) => string;
}

/** A centre itself: its sections aside, the open one beside them. Leaving what was typed into asks first (C18). */
export function CentreDialog<Section extends string>(props: CentreDialogProps<Section>) {
  const { section, onClose, label, groups, parts, nameOf, addressOf } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { guard, mayLeave, question } = useLeaveGuard(section);
  const entry = parts[section];

  const navigation = groups
    .map(({ sections, ...group }) => ({
      ...group,
      items: sections.flatMap((name) => {
        const part = parts[name];
        if (!part) return [];
        const address = addressOf(name, search);
        const open = async (event: MouseEvent) => {
          event.preventDefault();
          // In place of the section before: back leaves the centre (D20).
          if (await mayLeave()) void navigate({ search: address }, { replace: true, preventScrollReset: true });
        };
        return {
          id: name,
          label: nameOf(name),
          icon: part.icon,
          href: address,
          isCurrent: name === section,
          onClick: (event: MouseEvent) => void open(event),
        };
      }),
    }))
    .filter(({ items }) => items.length > 0);

  return (
    <TypedGuardContext value={guard}>
      <SectionDialog
        isOpen
        label={label}
        title={nameOf(section)}
        groups={navigation}
        onBeforeClose={mayLeave}
        onClose={onClose}
      >
        <SectionBoundary key={section}>
          <PartBoundary fallback={<Skeleton shape="banner" />}>{entry && <entry.part />}</PartBoundary>
        </SectionBoundary>
      </SectionDialog>
      {question}
    </TypedGuardContext>
  );
}

/** Knows whether something was typed into the section, and asks before it would be lost. */
function useLeaveGuard(section: string) {
  const typed = useRef<string>(undefined);
  const guard = useMemo(
    () => ({ mark: () => (typed.current = section), clear: () => (typed.current = undefined) }),
    [section],
  );
  return { guard, ...useDiscardQuestion({ isTyped: () => typed.current === section, forget: guard.clear }) };
}
