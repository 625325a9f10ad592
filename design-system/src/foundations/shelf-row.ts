import { media } from "../theme/conditions.ts";
import { vars } from "../theme/contract.css.ts";

/** Cards of a page at each width, and how much of the next one shows that there is more (R496, R497). */
const PHONE = { columns: 2, peek: 0.3, gap: vars.space[12] };
const WIDER = {
  [media.tablet]: { columns: 3, peek: 0.3, gap: vars.space[16] },
  [media.desktop]: { columns: 5, peek: 0.25, gap: vars.space[16] },
  [media.wider]: { columns: 6, peek: 0.25, gap: vars.space[16] },
  [media.widest]: { columns: 8, peek: 0, gap: vars.space[16] },
};

const tracks = ({ columns, peek, gap }: typeof PHONE) => ({
  gridAutoColumns: `calc((100% - ${gap} * (${columns + peek} - 1)) / ${columns + peek})`,
  gap,
});

const atEachWidth = <Rule>(rule: (page: typeof PHONE) => Rule): Record<string, Rule> =>
  Object.fromEntries(Object.entries(WIDER).map(([query, page]) => [query, rule(page)]));

/** How the cards of a Shelf stand in their row at each width. Also for a page that keeps the room of a shelf before any script runs. */
export const shelfRow = {
  display: "grid",
  gridAutoFlow: "column",
  ...tracks(PHONE),
  "@media": atEachWidth(tracks),
} as const;

/** Room at the ends of the row, for the focus ring of a card. */
export const SHELF_ROW_PADDING = vars.space[4];

/**
 * Room behind the last card, so that the last page begins with a card that no page before showed; for rows of more than a page. Where a finger
 * swipes a phone's row, it ends with its last card.
 */
export const lastPageRoom = atEachWidth(({ columns, peek, gap }) => ({
  selectors: Object.fromEntries(
    Array.from({ length: columns }, (_none, missing) => [
      `&:last-child:nth-child(n + ${columns + 1}):nth-child(${columns}n + ${columns - missing})::after`,
      {
        content: "",
        position: "absolute",
        insetInlineStart: "100%",
        inlineSize: `calc(${missing + peek} * (100% + ${gap}) + ${SHELF_ROW_PADDING})`,
        blockSize: "1px",
        pointerEvents: "none",
      } as const,
    ]),
  ),
}));
