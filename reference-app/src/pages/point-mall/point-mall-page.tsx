import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { Text } from "@lobbykit/design-system/Text";
import { ConvertDialog } from "../../features/points/convert-dialog.tsx";
import { PointsSummary } from "../../features/points/points-summary.tsx";
import { pointBalanceQuery } from "../../features/points/queries.ts";
import { RedeemDialog } from "../../features/points/redeem-dialog.tsx";
import { RewardList } from "../../features/points/reward-list.tsx";
import { PATHS } from "../../shared/config/paths.ts";
import { page, section } from "../../shared/layout/page.css.ts";
import { openModal } from "../../shared/modals/modals.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";

const CONVERT = "convert";
const REWARD = "reward";

/**
 * The points mall (R022, R057): the member's points and the rewards. The open dialog is in the address (D20), so that a guest who wants a
 * reward returns to it after login.
 */
export function Component() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const visitor = useSession();
  const isMember = hasRealAccount(visitor);
  // When the session ended on this page, its input stays and the login opens above it (I4).
  const isKept = isMember || visitor.lostAccount !== undefined;
  const { data: balance } = useQuery({ ...pointBalanceQuery(), enabled: isMember });
  const rewardId = search.get(REWARD);

  const open = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    if (visitor.isLogin && !isMember) openModal({ name: "realAccount" });
    else requireAuth({ type: "open", path: `${PATHS.pointMall}?${next}` });
  };
  const close = () => {
    const next = new URLSearchParams(search);
    for (const name of [CONVERT, REWARD]) next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={page}>
      <div>
        <Heading level={1}>{t("mall.heading")}</Heading>
        <Text tone="secondary">{t("mall.intro")}</Text>
      </div>
      {isMember ? (
        <PointsSummary onConvert={() => open(CONVERT, "1")} />
      ) : (
        <Inline gap={12}>
          <Text>{t("mall.guestText")}</Text>
          <Button tone="accent" onClick={() => open(CONVERT, "1")}>
            {t("mall.guestAction")}
          </Button>
        </Inline>
      )}
      <div className={section}>
        <Heading level={2}>{t("mall.rewards")}</Heading>
        <RewardList points={balance?.points} onRedeem={(id) => open(REWARD, id)} />
      </div>
      {isKept && search.has(CONVERT) && <ConvertDialog onClose={close} />}
      {isKept && rewardId !== null && (
        <RedeemDialog rewardId={rewardId} page={Number(search.get("page") ?? 1)} onClose={close} />
      )}
    </div>
  );
}
