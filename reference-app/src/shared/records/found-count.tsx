import { useTranslation } from "react-i18next";
import { visuallyHidden } from "@lobbykit/design-system/foundations/visually-hidden.css";

/**
 * Tells screen readers how many entries a list has, because they do not notice that a filter has changed it (WCAG 4.1.3). Its text is in the
 * section `records`.
 * @param props.count undefined while the list loads
 * @param props.isVisible whether everyone sees it, default false
 */
export function FoundCount({ count, isVisible = false }: { count: number | undefined; isVisible?: boolean }) {
  const { t } = useTranslation();
  return (
    // The element itself is hidden, because an empty child of a Stack would add a gap.
    <output className={isVisible ? undefined : visuallyHidden}>
      {count === undefined ? "" : t("records.found", { count })}
    </output>
  );
}
