import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { HTMLAttributes, Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { formatDate } from "../../foundations/time/format-date.ts";
import { dateTimeAttribute } from "../../foundations/time/instant.ts";
import { drawStrings } from "../../foundations/strings/draws.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { LOTTERY_FAMILY_ICONS } from "../../icons/lottery-icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { LotteryBalls, type BallSize } from "../LotteryBalls/LotteryBalls.tsx";
import { StatusTag } from "../StatusTag/StatusTag.tsx";
import * as styles from "./DrawResult.css.ts";
import { ballsOf, numbersPerRow, type LotteryFamily } from "./rules.ts";

export { LOTTERY_FAMILIES, type LotteryFamily } from "./rules.ts";

export const PRIZE_NAMES = [
  "special",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
] as const;
export type PrizeName = (typeof PRIZE_NAMES)[number];

const PRIZE_TEXTS: Record<PrizeName, keyof typeof drawStrings> = {
  special: "prizeSpecial",
  first: "prizeFirst",
  second: "prizeSecond",
  third: "prizeThird",
  fourth: "prizeFourth",
  fifth: "prizeFifth",
  sixth: "prizeSixth",
  seventh: "prizeSeventh",
  eighth: "prizeEighth",
};

export interface DrawPrize {
  prize: PrizeName;
  /** The numbers in the order in which they were drawn, with leading zeros. */
  numbers: readonly string[];
}

export interface DrawResultProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** Name of the game, in the language of the page. */
  game: string;
  /** Pass false in a list whose heading is the game's name. The number of the draw then becomes the heading. @default true */
  isGameShown?: boolean;
  /** Number of the draw. */
  issue: string;
  /** Kind of lottery. It decides how the numbers are shown and grouped. */
  family: LotteryFamily;
  /** Time of the draw: ISO 8601, or milliseconds since 1970. */
  drawnAt: string | number;
  /** The comma-separated list from the API; null while the result is late. */
  winningNumber: string | null;
  /** The whole prize table of a Viet Nam draw, the highest prize first. @default none */
  prizes?: readonly DrawPrize[];
  /** Size of the balls. @default "medium" */
  size?: BallSize;
  /** IANA time zone in which the time is shown. @default the browser's time zone */
  timeZone?: string;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLElement>;
}

/**
 * The result of one draw: game, number, time and balls. When the draw changes, the new balls roll in once. Races (PK10) number the places,
 * LHC marks its special ball with a ring and a word, and Viet Nam has a prize table.
 */
export function DrawResult(props: DrawResultProps) {
  const { game, issue, family, drawnAt, winningNumber, prizes = [], size = "medium", timeZone, ...others } = props;
  const { isGameShown = true, headingLevel = 3, ref, ...rest } = others;
  const strings = useStrings(drawStrings);
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const isLate = winningNumber === null;
  const { numbers, specials } = ballsOf(winningNumber, family);
  const draw = <span translate="no">{fill(strings.drawOf, { issue })}</span>;
  return (
    <article {...rest} ref={ref} className={styles.result} aria-label={`${game}, ${fill(strings.drawOf, { issue })}`}>
      <header className={styles.header}>
        <span className={styles.mark}>
          <Icon drawing={LOTTERY_FAMILY_ICONS[family]} size="large" />
        </span>
        <div className={styles.titles}>
          <Heading className={styles.game}>{isGameShown ? game : draw}</Heading>
          <p className={styles.issue}>
            {isGameShown && draw}
            <time className={styles.time} dateTime={dateTimeAttribute(drawnAt)}>
              {formatDate(drawnAt, { locale, style: "dateTime", ...(timeZone === undefined ? {} : { timeZone }) })}
            </time>
          </p>
        </div>
        {isLate && <StatusTag kind="draw" status="resultPending" />}
      </header>
      <div className={styles.balls} {...(isLate ? { "aria-hidden": true } : {})}>
        <LotteryBalls
          label={fill(strings.winningNumbersOf, { game, issue })}
          numbers={numbers}
          specials={specials}
          specialLabel={strings.specialBall}
          drawId={issue}
          size={size}
          counted={family === "PK10"}
        />
      </div>
      {prizes.length > 0 && !isLate && (
        <table className={styles.prizes}>
          <caption className={styles.caption}>{strings.prizes}</caption>
          <tbody>
            {prizes.map(({ prize, numbers: won }) => (
              <tr key={prize} className={styles.prize} data-prize={prize}>
                <th scope="row" className={styles.prizeName}>
                  {strings[PRIZE_TEXTS[prize]]}
                </th>
                <td className={styles.prizeNumbers}>
                  <ul
                    className={styles.numbers}
                    style={assignInlineVars({ [styles.perRow]: String(numbersPerRow(won)) })}
                    translate="no"
                  >
                    {won.map((number, index) => (
                      <li key={index}>{number}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}
