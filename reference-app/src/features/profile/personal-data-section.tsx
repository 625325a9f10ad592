import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Avatar } from "@lobbykit/design-system/Avatar";
import { Card } from "@lobbykit/design-system/Card";
import { Grid } from "@lobbykit/design-system/Grid";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { usePictureSource } from "../../shared/api/use-picture-source.ts";
import { LoadError } from "../../shared/layout/load-error.tsx";
import { PersonalDataForm } from "./personal-data-form.tsx";
import { maskedEmailQuery, memberIconQuery, memberInfoQuery } from "./queries.ts";

/** What the house knows of the member; only what they may change is a field (E006, E025, R217). */
export function PersonalDataSection() {
  const { t } = useTranslation();
  const { data: member, error, refetch } = useQuery(memberInfoQuery());
  const { data: email } = useQuery({ ...maskedEmailQuery(), select: (overview) => overview.email });
  if (!member && error) {
    return <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />;
  }
  if (!member || email === undefined) return <Skeleton shape="row" count={4} />;
  return (
    <Stack gap={24}>
      <Card>
        <Grid fit="small" gap={12}>
          <MemberPicture name={member.nickname || member.account} />
          <Fact label={t("profile.account")} value={member.account} />
          <Fact label={t("profile.id")} value={member.id} />
          {member.clubLabel.labelName && <Fact label={t("profile.level")} value={member.clubLabel.labelName} />}
        </Grid>
      </Card>
      <PersonalDataForm nickname={member.nickname ?? ""} email={email} />
    </Stack>
  );
}

/** The member's picture (E007); initials until it is here, and where there is none. */
function MemberPicture({ name }: { name: string }) {
  const source = usePictureSource();
  const { data: icon = "" } = useQuery(memberIconQuery());
  const { src } = source(icon);
  return <Avatar key={src} name={name} size="large" {...(icon && src ? { src } : {})} />;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <dl>
      <Text as="dt" size={14} tone="secondary">
        {label}
      </Text>
      <Text as="dd">{value}</Text>
    </dl>
  );
}
