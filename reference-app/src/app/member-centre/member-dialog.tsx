import { Suspense, useMemo, useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { SectionDialog } from "@lobbykit/design-system/SectionDialog";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { MEMBER_GROUPS, type MemberGroup, type MemberSection } from "../../shared/config/member-sections.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { SectionBoundary } from "../../shared/layout/section-boundary.tsx";
import { TypedGuardContext } from "../../shared/layout/typed-guard.tsx";
import { SECTION_PARTS } from "./member-sections.tsx";

export interface MemberDialogProps {
  section: MemberSection;
  onClose: () => void;
}

const GROUPS = Object.keys(MEMBER_GROUPS) as MemberGroup[];

/** The member centre itself: its sections aside, the open one beside them. Leaving what was typed into asks first (C18). */
export function MemberDialog({ section, onClose }: MemberDialogProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { guard, mayLeave, question } = useLeaveGuard(section);
  const entry = SECTION_PARTS[section];

  const groups = GROUPS.map((group) => ({
    id: group,
    label: t(`member.groups.${group}`),
    items: MEMBER_GROUPS[group].flatMap((name) => {
      const part = SECTION_PARTS[name];
      if (!part) return [];
      const address = memberSearch(name, search);
      const open = async (event: MouseEvent) => {
        event.preventDefault();
        // In place of the section before: back leaves the centre (D20).
        if (await mayLeave()) void navigate({ search: address }, { replace: true, preventScrollReset: true });
      };
      return {
        id: name,
        label: t(`member.sections.${name}`),
        icon: part.icon,
        href: address,
        isCurrent: name === section,
        onClick: (event: MouseEvent) => void open(event),
      };
    }),
  })).filter(({ items }) => items.length > 0);

  return (
    <TypedGuardContext value={guard}>
      <SectionDialog
        isOpen
        label={t("member.title")}
        title={t(`member.sections.${section}`)}
        groups={groups}
        onBeforeClose={mayLeave}
        onClose={onClose}
      >
        <SectionBoundary key={section}>
          <Suspense fallback={<Skeleton shape="banner" />}>{entry && <entry.part />}</Suspense>
        </SectionBoundary>
      </SectionDialog>
      {question}
    </TypedGuardContext>
  );
}

/** Knows whether something was typed into the section, and asks before it would be lost. */
function useLeaveGuard(section: MemberSection) {
  const { t } = useTranslation();
  const typed = useRef<MemberSection>(undefined);
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  const guard = useMemo(
    () => ({ mark: () => (typed.current = section), clear: () => (typed.current = undefined) }),
    [section],
  );
  const mayLeave = async (): Promise<boolean> => {
    if (typed.current !== section) return true;
    return new Promise((resolve) => setAnswer(() => resolve));
  };
  const decide = (mayLeaveNow: boolean) => {
    answer?.(mayLeaveNow);
    setAnswer(undefined);
    if (mayLeaveNow) guard.clear();
  };
  const question = (
    <ConfirmDialog
      isOpen={answer !== undefined}
      title={t("app.discard.title")}
      description={t("app.discard.text")}
      confirmLabel={t("app.discard.confirm")}
      cancelLabel={t("app.discard.stay")}
      tone="danger"
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    />
  );
  return { guard, mayLeave, question };
}
