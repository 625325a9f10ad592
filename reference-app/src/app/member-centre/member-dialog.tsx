import { useTranslation } from "react-i18next";
import { memberSearch } from "../../shared/config/member-address.ts";
import { MEMBER_GROUPS, type MemberGroup, type MemberSection } from "../../shared/config/member-sections.ts";
import { CentreDialog, type CentreDialogProps } from "../centre/centre-dialog.tsx";
import { SECTION_PARTS } from "./member-sections.tsx";

const GROUPS = Object.keys(MEMBER_GROUPS) as MemberGroup[];

/** The dialog of the member centre. */
export function MemberDialog(props: Pick<CentreDialogProps<MemberSection>, "section" | "onClose">) {
  const { t } = useTranslation();
  return (
    <CentreDialog<MemberSection>
      {...props}
      label={t("member.title")}
      groups={GROUPS.map((id) => ({ id, label: t(`member.groups.${id}`), sections: MEMBER_GROUPS[id] }))}
      parts={SECTION_PARTS}
      nameOf={(section) => t(`member.sections.${section}`)}
      addressOf={memberSearch}
    />
  );
}
