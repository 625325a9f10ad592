import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { CopyField } from "@lobbykit/design-system/CopyField";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Inline } from "@lobbykit/design-system/Inline";
import { QrCode } from "@lobbykit/design-system/QrCode";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { QrCodeIcon, ShareIcon } from "@lobbykit/design-system/icons";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { Note } from "../../shared/layout/note.tsx";
import { Moment } from "../../shared/content/moment.tsx";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import type { ReferralLink } from "./queries.ts";

const canShare = (): boolean => typeof navigator.share === "function";

/** One referral link: copy it (R466), show it as a QR code or share it where the browser can, and see its results. */
export function LinkCard({ link }: { link: ReferralLink }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { label, url, code, rate, clicks, registrations, createdAt } = link;
  const share = async () => {
    try {
      await navigator.share({ title: label, url });
    } catch {
      // The visitor cancelled sharing, so there is no message.
    }
  };
  const named = (what: string) => t("referrals.doWhat", { what, label });
  return (
    <Card as="li">
      <Stack gap={12}>
        <div>
          <Text weight="bold">{label}</Text>
          <Note>
            <Moment at={createdAt} />
          </Note>
        </div>
        <ReviewList
          lines={[
            { label: t("referrals.code"), value: <span translate="no">{code}</span> },
            { label: t("referrals.rate"), value: t("referrals.percent", { rate }) },
            { label: t("referrals.clicks"), value: formatCount(clicks) },
            { label: t("referrals.registrations"), value: formatCount(registrations) },
          ]}
        />
        <CopyField label={t("referrals.address", { label })} value={url} />
        <Inline gap={8}>
          <Button
            variant="soft"
            size="small"
            iconStart={QrCodeIcon}
            aria-haspopup="dialog"
            aria-label={named(t("referrals.qr"))}
            onClick={() => setShown(true)}
          >
            {t("referrals.qr")}
          </Button>
          {canShare() && (
            <Button
              variant="soft"
              size="small"
              iconStart={ShareIcon}
              aria-label={named(t("referrals.share"))}
              onClick={() => void share()}
            >
              {t("referrals.share")}
            </Button>
          )}
        </Inline>
      </Stack>
      <Dialog isOpen={isShown} onClose={() => setShown(false)} title={label}>
        <Inline justify="center">
          <QrCode size={240} value={url} label={t("referrals.qrLabel", { label })} caption={t("referrals.scan")} />
        </Inline>
      </Dialog>
    </Card>
  );
}
