import { useTranslation } from "react-i18next";
import type meta from "../i18n/locales/en/meta.json";

/** Pages with a title and description of their own (R062–R070). */
export type MetaKey = keyof typeof meta;

/** Title and description of the page; React puts them into the head. */
export function PageMeta({ page }: { page: MetaKey }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t(`meta.${page}.title`)}</title>
      <meta name="description" content={t(`meta.${page}.description`)} />
    </>
  );
}
