import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useBrandName } from "../../shared/api/queries/use-brand-name.ts";
import { canonicalPath } from "../../shared/config/paths.ts";
import { useLayoutHandle, type LayoutHandle } from "../layout/layout-handle.ts";
import { metaOf } from "./page-meta-rules.ts";

/** Title, description and canonical address of the current page (R043, R050, R062–R070). React moves them into the head. */
export function PageMeta() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { place } = useLayoutHandle();
  const brand = useBrandName();
  const key = metaOf(pathname);
  return (
    <>
      {!place && <Texts title={t(`meta.${key}.title`, { brand })} description={t(`meta.${key}.description`)} />}
      <link rel="canonical" href={location.origin + canonicalPath(pathname)} />
    </>
  );
}

/** Sets title and description of a page whose texts are loaded together with the page's code. */
export function PlaceMeta({ place }: { place: NonNullable<LayoutHandle["place"]> }) {
  const { t } = useTranslation();
  const brand = useBrandName();
  return <Texts title={t(`places.${place}.title`, { brand })} description={t(`places.${place}.description`)} />;
}

const Texts = ({ title, description }: { title: string; description: string }) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
  </>
);
