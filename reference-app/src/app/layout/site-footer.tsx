import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Footer } from "@lobbykit/design-system/Footer";
import { Link } from "@lobbykit/design-system/Link";
import { Text } from "@lobbykit/design-system/Text";
import { hotGamesQuery } from "../../features/lobby/queries.ts";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { useBrandName } from "../../shared/api/queries/use-brand-name.ts";
import { AGENT_SIGN_IN, agentSearch } from "../../shared/config/agent-address.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { helpItemsQuery } from "../../shared/help/help-items.ts";
import * as styles from "./layout.css.ts";

const POPULAR_GAMES = 6;
const HELP_ITEMS = 4;
const YEAR = String(new Date().getFullYear());
/** The minimum age while the merchant's is not known (R476). */
const DEFAULT_AGE_LIMIT = 21;

const toAgentSignIn = (search: string) => agentSearch(AGENT_SIGN_IN, search);
const toLimits = (search: string) => memberSearch("playLimits", search);

/**
 * The footer: about, affiliates, responsible play, popular games, help, partners, payment methods, licence and copyright (R125–R131, R172).
 */
export const SiteFooter = memo(function SiteFooter() {
  const { t } = useTranslation();
  const { data: whitelabel } = useQuery({ ...permissionQuery(), select: ({ info }) => info.whitelabel });
  const brand = useBrandName();
  const { data: games } = useQuery(hotGamesQuery());
  const { data: help = [] } = useQuery(helpItemsQuery());
  const age = whitelabel?.ageLimit ?? DEFAULT_AGE_LIMIT;
  const licence = whitelabel?.licence;
  const copyright = t("footer.copyright", { year: YEAR, brand });
  const helpLinks = [
    { href: PATHS.help, label: t("footer.helpCentre") },
    ...help.slice(0, HELP_ITEMS).map(({ tag, title }) => ({ href: `${PATHS.help}#${tag}`, label: title })),
    { href: PATHS.feedback, label: t("footer.feedback") },
    { href: PATHS.winners, label: t("footer.winners") },
    { href: PATHS.appDownload, label: t("footer.download") },
  ];
  return (
    <Footer
      sections={[
        { id: "about", heading: t("footer.about"), content: <Text size={14}>{t("footer.aboutText")}</Text> },
        {
          id: "affiliate",
          heading: t("footer.affiliate"),
          content: (
            <>
              <Text size={14}>{t("footer.affiliateText")}</Text>
              <OverlayLink addressOf={toAgentSignIn}>{t("footer.agentSignIn")}</OverlayLink>
            </>
          ),
        },
        {
          id: "responsible",
          heading: t("footer.responsible"),
          content: (
            <>
              <Text size={14}>{t("footer.responsibleText", { age })}</Text>
              <ul className={styles.plainList}>
                <li>
                  <OverlayLink addressOf={toLimits}>{t("footer.limits")}</OverlayLink>
                </li>
                <li>
                  <Link href={`${PATHS.help}#responsible-play`} tone="inherit" underline="hover">
                    {t("footer.playHelp")}
                  </Link>
                </li>
              </ul>
              <span className={styles.age}>{t("footer.age", { age })}</span>
            </>
          ),
        },
        {
          id: "popular",
          heading: t("footer.popular"),
          content: (
            <ul className={styles.plainList}>
              {games?.slice(0, POPULAR_GAMES).map(({ nodeId, name }) => (
                <li key={nodeId}>
                  <Link href={`${PATHS.games}?q=${encodeURIComponent(name)}`} tone="inherit" underline="hover">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        },
        {
          id: "help",
          heading: t("footer.help"),
          content: (
            <ul className={styles.plainList}>
              {helpLinks.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} tone="inherit" underline="hover">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        },
        { id: "partners", heading: t("footer.partners"), content: <Names list={whitelabel?.partners} /> },
        { id: "payments", heading: t("footer.payments"), content: <Names list={whitelabel?.paymentMethods} /> },
      ]}
      legal={licence ? `${licence.authority} · ${licence.number} · ${copyright}` : copyright}
    />
  );
});

interface OverlayLinkProps {
  /** Returns the target address for the current query. */
  addressOf: (search: string) => string;
  children: string;
}

/** A link that opens over the current page. Only this component renders again on each change of the address. */
function OverlayLink({ addressOf, children }: OverlayLinkProps) {
  const { search } = useLocation();
  return (
    <Link href={addressOf(search)} tone="inherit" underline="hover">
      {children}
    </Link>
  );
}

function Names({ list = [] }: { list: readonly { name: string }[] | undefined }) {
  return (
    <ul className={styles.plainList}>
      {list.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
