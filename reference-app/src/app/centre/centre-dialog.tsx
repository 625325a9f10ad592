import { useMemo, useRef, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SectionDialog } from "@lobbykit/design-system/SectionDialog";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { chosenDays } from "../../shared/config/section-filters.ts";
import { PartBoundary } from "../../shared/loading/part.tsx";
import { SectionBoundary } from "../../shared/loading/section-boundary.tsx";
import { UnsavedInputContext } from "../../shared/layout/unsaved-input.tsx";
import type { SectionEntry } from "./section.ts";
import { useDiscardQuestion } from "../../shared/modals/use-discard-question.tsx";

export interface CentreDialogProps<Section extends string> {
  section: Section;
  onClose: () => void;
  /** The centre's name. */
  label: string;
  groups: readonly { id: string; label: string; sections: readonly Section[] }[];
  parts: Record<Section, SectionEntry>;
  nameOf: (section: Section) => string;
  addressOf: (section: Section, search: string, filters: Record<string, string>) => string;
}

/** The dialog of a centre, with its navigation beside the open section. It asks before unsaved input is lost (C18). */
export function CentreDialog<Section extends string>(props: CentreDialogProps<Section>) {
  const { section, onClose, label, groups, parts, nameOf, addressOf } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { guard, mayLeave, question } = useLeaveGuard(section);
  const { part: SectionPart } = parts[section];

  const navigation = groups.map(({ sections, ...group }) => ({
    ...group,
    items: sections.map((name) => {
      const address = addressOf(name, search, chosenDays(search));
      const open = async (event: MouseEvent) => {
        event.preventDefault();
        // Replaces the history entry, so that Back leaves the centre (D20).
        if (await mayLeave()) void navigate({ search: address }, { replace: true, preventScrollReset: true });
      };
      return {
        id: name,
        label: nameOf(name),
        icon: parts[name].icon,
        href: address,
        isCurrent: name === section,
        onClick: (event: MouseEvent) => void open(event),
      };
    }),
  }));

  return (
    <UnsavedInputContext value={guard}>
      <SectionDialog
        isOpen
        label={label}
        title={nameOf(section)}
        groups={navigation}
        onBeforeClose={mayLeave}
        onClose={onClose}
      >
        <SectionBoundary key={section}>
          <PartBoundary fallback={<Skeleton shape="banner" />}>
            <SectionPart />
          </PartBoundary>
        </SectionBoundary>
      </SectionDialog>
      {question}
    </UnsavedInputContext>
  );
}

/** Tracks unsaved input in the section and asks before it is lost. */
function useLeaveGuard(section: string) {
  const typed = useRef<string>(undefined);
  const guard = useMemo(
    () => ({ mark: () => (typed.current = section), clear: () => (typed.current = undefined) }),
    [section],
  );
  return { guard, ...useDiscardQuestion({ isTyped: () => typed.current === section, forget: guard.clear }) };
}
