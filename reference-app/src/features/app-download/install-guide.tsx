import { useTranslation } from "react-i18next";
import { Container } from "@lobbykit/design-system/Container";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { Link } from "@lobbykit/design-system/Link";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { DownloadIcon } from "@lobbykit/design-system/icons";
import { PATHS } from "../../shared/config/paths.ts";
import * as styles from "./install-guide.css.ts";
import type { Platform } from "./rules.ts";
import { useAppAddresses } from "./use-app-addresses.ts";

const STEPS = ["download", "allow", "install", "open"] as const;

/** Steps for installing the app on a phone (R085). */
export function InstallGuide({ platform }: { platform: Platform }) {
  const { t } = useTranslation();
  const address = useAppAddresses()[platform];
  const name = t(`download.${platform}.name`);
  if (!address) return <NoApp name={name} />;
  return (
    <Container size="text" hasGutters={false}>
      <Stack gap={24}>
        <div>
          <Heading level={1}>{t("download.guideHeading", { platform: name })}</Heading>
          <Text tone="secondary">{t("download.guideIntro")}</Text>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <Heading level={2} size={18}>
                {t(`download.${platform}.steps.${step}.title`)}
              </Heading>
              <Text>{t(`download.${platform}.steps.${step}.text`)}</Text>
            </li>
          ))}
        </ol>
        <Text tone="secondary">{t("download.safety")}</Text>
        <Inline gap={16}>
          <LinkButton href={address} tone="accent" iconStart={DownloadIcon}>
            {t("download.get", { platform: name })}
          </LinkButton>
          <Link href={PATHS.appDownload}>{t("download.back")}</Link>
        </Inline>
      </Stack>
    </Container>
  );
}

/** Shown when the merchant has no app for this platform (R124), with a link to the other downloads. */
function NoApp({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      title={t("download.guideHeading", { platform: name })}
      text={t("download.none", { platform: name })}
      action={<LinkButton href={PATHS.appDownload}>{t("download.back")}</LinkButton>}
    />
  );
}
