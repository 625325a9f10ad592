import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Inline } from "@lobbykit/design-system/Inline";
import { Link } from "@lobbykit/design-system/Link";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { linkAddress } from "../content/content-address.ts";
import { Note } from "../layout/note.tsx";
import { LoadBanner } from "../loading/load-banner.tsx";
import { helpLinesQuery } from "./queries.ts";

/** The help lines about gambling (R127, D15). They need no login, because a member who is excluded cannot log in. Needs the texts of "help". */
export function HelpLineList() {
  const { t, i18n } = useTranslation();
  const result = useQuery(helpLinesQuery(i18n.language));
  return (
    <Stack gap={12}>
      <LoadBanner part={t("help.lines")} result={result} />
      {result.data?.map(({ id, name, hours, phone, url }) => {
        const page = linkAddress(url);
        return (
          <div key={id}>
            <Text weight="semibold">{name}</Text>
            <Note>{hours}</Note>
            <Inline gap={16}>
              {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
              {page && <Link href={page}>{t("help.linePage", { name })}</Link>}
            </Inline>
          </div>
        );
      })}
    </Stack>
  );
}
