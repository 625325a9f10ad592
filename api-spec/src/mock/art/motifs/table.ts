import { ring, round } from "../path-data.ts";
import { circle, n, path, petal, place, polar, spark, times } from "../svg.ts";
import { BARE, FINE, gloss, type Motif } from "./motif.ts";

/** The four suits around the origin, about 40 wide. */
const SUITS = {
  heart: "M0,20C-30,-2 -22,-24 -9,-22C-3,-21 0,-16 0,-12C0,-16 3,-21 9,-22C22,-24 30,-2 0,20Z",
  spade: "M0,-22C-28,0 -20,18 -8,14C-4,12 -2,9 -1,6C-1,14 -4,20 -9,22H9C4,20 1,14 1,6C2,9 4,12 8,14C20,18 28,0 0,-22Z",
  diamond: "M0,-24L17,0L0,24L-17,0Z",
  club: "M0,-22C13,-22 13,-5 6,-2C14,-8 25,2 18,11C12,17 3,13 1,6C1,14 4,20 9,22H-9C-4,20 -1,14 -1,6C-3,13 -12,17 -18,11C-25,2 -14,-8 -6,-2C-13,-5 -13,-22 0,-22Z",
} as const;
type Suit = keyof typeof SUITS;
const SUIT_NAMES: readonly Suit[] = ["heart", "spade", "diamond", "club"];
const suitFill = (suit: Suit) => (suit === "heart" || suit === "diamond" ? 'fill="#c93a44"' : 'fill="#1c1b2c"');

const face = (suit: Suit, scale: number) =>
  '<rect x="-46" y="-66" width="92" height="132" rx="10" fill="url(#p)"/><rect x="-39" y="-59" width="78" height="118" rx="6" fill="none" stroke-width="1"/>' +
  place(0, 0, path(SUITS[suit], suitFill(suit)), 0, scale) +
  place(-28, -46, path(SUITS[suit], `${suitFill(suit)} ${BARE}`), 0, 0.36);

const back = (petals: number) =>
  '<rect x="-46" y="-66" width="92" height="132" rx="10" fill="url(#a)"/><rect x="-38" y="-58" width="76" height="116" rx="6" fill="none" stroke-width="1"/>' +
  ring(petals, petal(34, 11), 'fill="url(#b)"') +
  circle(0, 0, 8, 'fill="url(#g)"') +
  times(4, (index) => place(index % 2 ? 25 : -25, index < 2 ? -45 : 45, path(spark(9), `fill="url(#g)" ${BARE}`)));

const cards: Motif = (random) => {
  const count = random.pick([3, 4, 5]);
  const suits = random.shuffle(SUIT_NAMES);
  const hidden = random.int(-1, count - 2);
  const petals = random.pick([6, 8, 12]);
  const spread = random.range(17, 23);
  const fan = times(count, (index) => {
    const turn = (index - (count - 1) / 2) * spread;
    const card = index === hidden ? back(petals) : face(suits[index % 4] ?? "spade", 1.5);
    return `<g transform="rotate(${n(turn)} 0 150)">${card}</g>`;
  });
  return place(0, 0, fan, 0, count === 5 ? 0.84 : 1.06);
};

const ace: Motif = (random) => {
  const suit = random.pick(SUIT_NAMES);
  const rays = random.pick([12, 16, 20]);
  return (
    place(-22, 6, back(random.pick([6, 8, 10])), -16, 1.16) +
    place(
      16,
      0,
      '<rect x="-58" y="-84" width="116" height="168" rx="12" fill="url(#p)"/><rect x="-50" y="-76" width="100" height="152" rx="8" fill="none" stroke-width="1"/>' +
        ring(rays, "M0,-40V-52", 'stroke-width="2"') +
        place(0, 0, path(SUITS[suit], suitFill(suit)), 0, 1.7),
      random.range(6, 14),
    )
  );
};

const pocketFill = (colour: string) => `fill="${colour}" stroke-width=".8"`;

const roulette: Motif = (random) => {
  const pockets = random.pick([16, 20, 24]);
  const turn = 360 / pockets;
  const [x1, y1] = polar(80, -turn / 2);
  const [x2, y2] = polar(80, turn / 2);
  const [x3, y3] = polar(54, turn / 2);
  const [x4, y4] = polar(54, -turn / 2);
  const pocket = `M${n(x1)},${n(y1)}A80,80 0 0 1 ${n(x2)},${n(y2)}L${n(x3)},${n(y3)}A54,54 0 0 0 ${n(x4)},${n(y4)}Z`;
  const [bx, by] = polar(67, random.range(0, 360));
  return (
    circle(0, 0, 100, 'fill="url(#g)"') +
    circle(0, 0, 90, 'fill="url(#k)"') +
    ring(pockets / 2, pocket, pocketFill("#1d1c2e")) +
    place(0, 0, ring(pockets / 2, pocket, pocketFill("#b8333d")), turn) +
    path(pocket, pocketFill("#2f8f6b")) +
    circle(0, 0, 52, 'fill="url(#a)"') +
    ring(random.pick([8, 10, 12]), petal(48, 13), 'fill="url(#b)"') +
    place(0, 0, ring(4, `M-3,0L-2,-40H2L3,0Z${round(0, -42, 5)}`, 'fill="url(#g)"'), 45) +
    circle(0, 0, 14, 'fill="url(#g)"') +
    circle(bx, by, 7, 'fill="url(#p)"') +
    gloss("M-74,-62C-56,-82 -30,-94 -4,-95", 4)
  );
};

const chip = (fill: string, notches: number) =>
  circle(0, 0, 46, `fill="${fill}"`) +
  ring(notches, "M-7,-45.5A46,46 0 0 1 7,-45.5L5,-34H-5Z", `fill="url(#p)" ${BARE}`) +
  circle(0, 0, 33, 'fill="url(#k)"') +
  circle(0, 0, 28, FINE);

const chipStack = (x: number, y: number, count: number, fill: string) =>
  times(count, (index) => {
    const top = y - index * 13;
    return `<path d="M${x - 40},${top}v11a40,15 0 0 0 80,0v-11Z" fill="${fill}"/><path d="M${x - 14},${top + 14}v11M${x + 14},${top + 14}v11" stroke="#fff" stroke-opacity=".7" stroke-width="5"/><ellipse cx="${x}" cy="${top}" rx="40" ry="15" fill="${fill}"/>`;
  }) + `<ellipse cx="${x}" cy="${y - (count - 1) * 13}" rx="28" ry="10" fill="url(#p)"/>`;

const chips: Motif = (random) => {
  const notches = random.pick([6, 8]);
  return (
    chipStack(-44, 66, random.int(5, 8), "url(#a)") +
    chipStack(44, 72, random.int(3, 6), "url(#b)") +
    place(
      6,
      random.range(-26, -14),
      chip("url(#g)", notches) + path(SUITS[random.pick(SUIT_NAMES)], 'fill="url(#g)"'),
      random.range(-20, 20),
      1.06,
    )
  );
};

/** The dots of each side of a die, as their places 0 to 8 in three rows of three. */
const PIPS = ["4", "08", "048", "0268", "02468", "023568"];

const pips = (value: number, dark: string) =>
  Array.from(PIPS[value] ?? "", Number)
    .map((dot) => circle(((dot % 3) - 1) * 24, (Math.floor(dot / 3) - 1) * 24, 8.4, `fill="${dark}" ${BARE}`))
    .join("");

const dice: Motif = (random) => {
  const die = (fill: string, dark: string) => {
    const [top, left, right] = random.shuffle([0, 1, 2, 3, 4, 5]);
    const side = (matrix: string, value: number, shade: string) =>
      `<g transform="matrix(${matrix})"><rect x="-45" y="-45" width="90" height="90" rx="11" fill="${fill}"/><rect x="-45" y="-45" width="90" height="90" rx="11" fill="#0b0a18" fill-opacity="${shade}" ${BARE}/>${pips(value, dark)}</g>`;
    return (
      side(".707,-.408,.707,.408,0,-37", top ?? 0, "0") +
      side(".707,.408,0,.816,-32,18", left ?? 1, ".16") +
      side(".707,-.408,0,.816,32,18", right ?? 2, ".34")
    );
  };
  return (
    place(-38, 30, die("url(#a)", "#fff7e6"), random.range(-16, 0), 0.92) +
    place(42, -26, die("url(#p)", "#b8333d"), random.range(4, 26), 0.84)
  );
};

const tile = (content: string) =>
  '<rect x="-37" y="-48" width="78" height="106" rx="11" fill="url(#b)"/><rect x="-40" y="-54" width="78" height="106" rx="11" fill="url(#p)"/>' +
  place(-1, -1, content);

const tiles: Motif = (random) => {
  const faces = [
    () => ring(5, petal(30, 11), 'fill="url(#a)"') + circle(0, 0, 7, 'fill="url(#g)"'),
    () =>
      times(3, (index) =>
        place(0, -30 + index * 30, circle(0, 0, 13, 'fill="url(#b)"') + circle(0, 0, 6, 'fill="url(#p)"')),
      ),
    () =>
      times(6, (index) =>
        place(
          index % 2 ? 13 : -13,
          -32 + Math.floor(index / 2) * 32,
          `<rect x="-5" y="-13" width="10" height="26" rx="5" fill="url(#${index % 3 ? "b" : "a"})"/>`,
        ),
      ),
    () => place(0, 0, path(SUITS.diamond, 'fill="url(#a)"'), 0, 1.5) + circle(0, 0, 9, 'fill="url(#g)"'),
  ];
  const order = random.shuffle(faces);
  return times(3, (index) =>
    place(
      (index - 1) * 58,
      index === 1 ? -34 : 26,
      tile(order[index]?.() ?? ""),
      (index - 1) * 13 + random.range(-4, 4),
    ),
  );
};

const reels: Motif = (random) => {
  const symbols = [
    () =>
      path(
        "M-14,20C-26,20 -26,0 -12,-2C-6,-12 6,-26 20,-28C10,-16 6,-6 6,0C20,-2 26,18 12,22C4,24 0,18 -2,14C-4,18 -8,20 -14,20Z",
        'fill="#d0434d"',
      ),
    () => path(spark(26), 'fill="url(#g)"'),
    () => path("M0,-24L22,-8L14,22H-14L-22,-8Z", 'fill="url(#b)"'),
    () => ring(6, petal(25, 9), 'fill="url(#a)"'),
    () => path("M-22,22H22M-14,22C-20,-10 -8,-24 0,-24C8,-24 20,-10 14,22Z", 'fill="url(#g)"'),
    () => circle(0, 0, 22, 'fill="url(#g)"') + path("M-8,-8H8V8H-8Z", 'fill="url(#k)"'),
    () => path(SUITS.heart, 'fill="#d0434d"'),
  ];
  const drawn = random.shuffle(symbols).slice(0, 4);
  const hero = random.int(0, 3);
  return (
    path("M-104,-76Q0,-112 104,-76V74Q0,98 -104,74Z", 'fill="url(#g)"') +
    path("M-92,-64Q0,-94 92,-64V62Q0,82 -92,62Z", 'fill="url(#k)"') +
    times(3, (column) =>
      place(
        (column - 1) * 58,
        column === 1 ? -4 : 0,
        '<rect x="-26" y="-66" width="52" height="132" rx="8" fill="url(#p)"/>' +
          times(
            3,
            (row) =>
              `<g transform="translate(0,${(row - 1) * 50})scale(${row === 1 ? 0.92 : 0.72})" opacity="${row === 1 ? 1 : 0.5}">${drawn[row === 1 ? hero : random.int(0, 3)]?.() ?? ""}</g>`,
          ),
      ),
    ) +
    path("M-92,-26H92M-92,22H92", 'stroke-width="2.5"') +
    times(9, (index) => circle((index - 4) * 23, -84 + Math.abs(index - 4) * 4 - 4, 4.5, 'fill="url(#p)"')) +
    path("M104,-6H118V-52", 'fill="none" stroke-width="7"') +
    circle(118, -60, 12, 'fill="url(#a)"')
  );
};

export const table = { cards, ace, roulette, chips, dice, tiles, reels };
