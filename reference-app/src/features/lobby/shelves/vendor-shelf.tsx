import { memo, startTransition } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Shelf } from "@lobbykit/design-system/Shelf";
import { VendorCard } from "@lobbykit/design-system/VendorCard";
import type { Vendor } from "../rules.ts";
import { usePicture } from "../cards/use-picture.ts";

export interface VendorShelfProps {
  makers: readonly Vendor[];
  /** The vendor whose games are shown; "" for all. */
  vendor: string;
  onChange: (vassalage: string) => void;
}

/** The vendors of a category with their logos (R512), as many as the width has columns (R497). Choosing one again clears it. */
export const VendorShelf = memo(({ makers, vendor, onChange }: VendorShelfProps) => {
  const { t } = useTranslation();
  const picture = usePicture();
  if (makers.length < 2) return null;
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
      {makers.map(({ vassalage, name, image, gameCount }) => (
        <VendorCard
          key={vassalage}
          name={name}
          {...(image && { logo: picture(image) })}
          {...(gameCount !== undefined && { note: t("lobby.results", { count: gameCount }) })}
          current={vassalage === vendor}
          onClick={() => startTransition(() => onChange(vassalage === vendor ? "" : vassalage))}
        />
      ))}
    </Shelf>
  );
});
VendorShelf.displayName = "VendorShelf";
