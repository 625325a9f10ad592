import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Avatar } from "@lobbykit/design-system/Avatar";
import { Card } from "@lobbykit/design-system/Card";
import { Grid } from "@lobbykit/design-system/Grid";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { usePictureSource } from "../../shared/api/queries/use-picture-source.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { PersonalDataForm } from "./personal-data-form.tsx";
import { maskedEmailQuery, memberIconQuery, memberInfoQuery, type MemberInfo } from "./queries.ts";

/** The member's data. Only what they may change is a field (E006, E025, R217). */
export function PersonalDataSection() {
  const member = useQuery(memberInfoQuery());
  const overview = useQuery(maskedEmailQuery());
  return (
    <QueryState result={member}>
      {(info) => (
        <QueryState result={overview}>{({ email }) => <PersonalData member={info} email={email} />}</QueryState>
      )}
    </QueryState>
  );
}

interface PersonalDataProps {
  member: MemberInfo;
  /** Masked, as in the security centre; null when there is none. */
  email: string | null;
}

function PersonalData({ member, email }: PersonalDataProps) {
  const { t } = useTranslation();
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

/** The member's picture (E007), or initials while it loads and when there is none. */
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
