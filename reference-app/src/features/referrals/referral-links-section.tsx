import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { PlusIcon } from "@lobbykit/design-system/icons";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { LinkCard } from "./link-card.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { referralLinksQuery } from "./queries.ts";

/** The agent's referral links with their results, and a button to create one (R036, E091, E092). */
export function ReferralLinksSection() {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const make = () => {
    setMade(undefined);
    setMaking(true);
  };
  const makeButton = (
    <Button tone="accent" iconStart={PlusIcon} onClick={make}>
      {t("referrals.make")}
    </Button>
  );
  return (
    <QueryState result={useQuery(referralLinksQuery())}>
      {({ links, highestRate }) => (
        <Stack gap={16}>
          {made !== undefined && (
            <Banner tone="positive" onDismiss={() => setMade(undefined)}>
              {t("referrals.made", { label: made })}
            </Banner>
          )}
          {links.length === 0 ? (
            <EmptyState
              headingLevel={3}
              title={t("referrals.none")}
              text={t("referrals.noneText")}
              action={makeButton}
            />
          ) : (
            <>
              <Inline justify="between">
                <Text tone="secondary">{t("referrals.text")}</Text>
                {makeButton}
              </Inline>
              <Grid as="ul" columns={{ phone: 1, desktop: 2 }} gap={12} aria-label={t("referrals.list")}>
                {links.map((link) => (
                  <LinkCard key={link.id} link={link} />
                ))}
              </Grid>
            </>
          )}
          {isMaking && (
            <LinkDialog
              highestRate={highestRate}
              onClose={() => setMaking(false)}
              onMade={(label) => {
                setMaking(false);
                setMade(label);
              }}
            />
          )}
        </Stack>
      )}
    </QueryState>
  );
}
