import { memo, startTransition } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Shelf } from "@lobbykit/design-system/Shelf";
import { VendorCard } from "@lobbykit/design-system/VendorCard";
import type { Vendor } from "../rules.ts";
import { usePicture } from "../cards/use-picture.ts";
import * as styles from "./vendor-shelf.css.ts";

export interface VendorShelfProps {
  /** Undefined while they load; the shelf keeps its size. */
  makers: readonly Vendor[] | undefined;
  /** The vendor whose games are shown; "" for all. */
  vendor: string;
  onChange: (vassalage: string) => void;
}

const SKELETON_CARDS = 8;

/** The vendors of a category with their logos (R512), as many as the width has columns (R497). Choosing one again clears it. */
export const VendorShelf = memo(({ makers, vendor, onChange }: VendorShelfProps) => {
  const { t } = useTranslation();
  const picture = usePicture();
  if (makers && makers.length < 2) return null;
  return (
    <Shelf
      heading={t("lobby.vendors")}
      {...(vendor
        ? {
            action: (
              <Button variant="ghost" onClick={() => onChange("")}>
                {t("lobby.allVendors")}
              </Button>
            ),
          }
        : {})}
    >
      {makers
        ? makers.map(({ vassalage, name, image, gameCount }) => (
            <VendorCard
              key={vassalage}
              name={name}
              {...(image && { logo: picture(image) })}
              {...(gameCount !== undefined && { note: t("lobby.results", { count: gameCount }) })}
              current={vassalage === vendor}
              onClick={() => startTransition(() => onChange(vassalage === vendor ? "" : vassalage))}
            />
          ))
        : Array.from({ length: SKELETON_CARDS }, (_none, index) => <div key={index} className={styles.cardPlace} />)}
    </Shelf>
  );
});
VendorShelf.displayName = "VendorShelf";
