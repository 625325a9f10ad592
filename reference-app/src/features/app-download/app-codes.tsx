import { useTranslation } from "react-i18next";
import { Inline } from "@lobbykit/design-system/Inline";
import { Link } from "@lobbykit/design-system/Link";
import { QrCode } from "@lobbykit/design-system/QrCode";
import { PATHS } from "../../shared/config/paths.ts";
import { useAppAddresses } from "./use-app-addresses.ts";

/** QR codes for iOS and Android, 120 px, each with its address as a link (R122–R124). Android's only when the merchant has an app. */
export function AppCodes({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { android, page } = useAppAddresses();
  return (
    <Inline gap={24} align="start">
      <QrCode
        value={page}
        label={t("download.code", { platform: t("download.ios.name") })}
        caption={
          <Link href={PATHS.appDownload} onClick={onLeave}>
            {t("download.ios.name")}
          </Link>
        }
      />
      {android && (
        <QrCode
          value={android}
          label={t("download.code", { platform: t("download.android.name") })}
          caption={<Link href={android}>{t("download.android.name")}</Link>}
        />
      )}
    </Inline>
  );
}
