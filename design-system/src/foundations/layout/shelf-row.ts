import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

/** Full cards per page at each width, and the visible share of the next card, which shows that there are more (R496, R497). */
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

/** Layout of a Shelf's cards at each width. Pages can use it to reserve the space of a shelf before any script runs. */
export const shelfRow = {
  display: "grid",
  gridAutoFlow: "column",
  ...tracks(PHONE),
  "@media": atEachWidth(tracks),
} as const;

/** Padding at both ends of the row, for the focus ring of a card. */
export const SHELF_ROW_PADDING = vars.space[4];

/**
 * Space after the last card of a row with several pages, so that the last page starts with a card that no earlier page has shown. Rows on
 * phones, which are swiped, end with their last card.
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
