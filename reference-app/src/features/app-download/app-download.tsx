import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Link } from "@lobbykit/design-system/Link";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { QrCode } from "@lobbykit/design-system/QrCode";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { DownloadIcon } from "@lobbykit/design-system/icons";
import { PATHS } from "../../shared/config/paths.ts";
import type { Platform } from "./rules.ts";
import { useAppAddresses } from "./use-app-addresses.ts";

const GUIDES = { ios: PATHS.installIos, android: PATHS.installAndroid } as const;

/** Both apps: the download for this device, a QR code for another device, and the guide (R085). */
export function AppDownload() {
  const { ios, iosLite, android, page } = useAppAddresses();
  return (
    <Grid fit="large" gap={16}>
      <PlatformCard platform="ios" address={ios} lightAddress={iosLite} code={page} />
      <PlatformCard platform="android" address={android} code={android} />
    </Grid>
  );
}

interface PlatformCardProps {
  platform: Platform;
  /** Undefined when there is none. */
  address: string | undefined;
  /** Address of a smaller app with fewer features (R027). */
  lightAddress?: string | undefined;
  /** Content of the QR code. */
  code: string | undefined;
}

function PlatformCard({ platform, address, lightAddress, code }: PlatformCardProps) {
  const { t } = useTranslation();
  const name = t(`download.${platform}.name`);
  return (
    <Card as="section" padding={24}>
      <Stack gap={16} align="start">
        <Heading level={2}>{name}</Heading>
        <Text tone="secondary">
          {address ? t(`download.${platform}.text`) : t("download.none", { platform: name })}
        </Text>
        {address && (
          <LinkButton href={address} tone="accent" iconStart={DownloadIcon}>
            {t("download.get", { platform: name })}
          </LinkButton>
        )}
        {lightAddress && <Link href={lightAddress}>{t("download.light", { platform: name })}</Link>}
        {code && <QrCode value={code} label={t("download.code", { platform: name })} caption={t("download.scan")} />}
        {address && <Link href={GUIDES[platform]}>{t("download.guide", { platform: name })}</Link>}
      </Stack>
    </Card>
  );
}
