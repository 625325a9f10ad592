import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { canonicalPath } from "../shared/config/paths.ts";
import { metaOf } from "./page-meta-rules.ts";

/** Title, description and canonical address of the page that is shown (R043, R050, R062–R070); React puts them into the head. */
export function PageMeta() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const key = metaOf(pathname);
  return (
    <>
      <title>{t(`meta.${key}.title`)}</title>
      <meta name="description" content={t(`meta.${key}.description`)} />
      <link rel="canonical" href={location.origin + canonicalPath(pathname)} />
    </>
  );
}
