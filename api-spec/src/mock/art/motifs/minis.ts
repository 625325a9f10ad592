import { copies, ring, ringData, round } from "../path-data.ts";
import { circle, n, path, petal, place, polar, polygon, spark, times } from "../svg.ts";
import { BARE, FINE, gloss, type Motif } from "./motif.ts";

const NUMBER_SHAPES = [
  "M-10,-6L2,-16V16",
  "M-10,-8C-8,-20 12,-18 8,-4C6,4 -4,8 -10,16H11",
  "M-10,-16H10L-2,-2C12,-2 12,16 -2,16C-7,16 -10,13 -11,10",
  "M6,16V-16L-11,6H12",
  "M9,-16H-7L-9,-2C6,-8 16,2 9,12C4,18 -6,17 -10,11",
  "M7,-16C-6,-10 -12,4 -8,11C-2,20 12,14 10,4C8,-4 -4,-4 -8,4",
  "M-10,-16H10L-3,16",
  "M0,-1C-12,-4 -10,-16 0,-16C10,-16 12,-4 0,-1C-14,2 -12,16 0,16C12,16 14,2 0,-1",
  "M-7,16C6,10 12,-4 8,-11C2,-20 -12,-14 -10,-4C-8,4 4,4 8,-4",
];

/** Renders an enamel disc with a number. The digits are shapes rather than text, so that they look the same with any font. */
export const ball = (fill: string, number: number, radius = 34): string =>
  circle(0, 0, radius, `fill="${fill}"`) +
  circle(0, 0, radius * 0.62, 'fill="url(#p)"') +
  `<g transform="scale(${n(radius / 42)})" fill="none" stroke="#221d33" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${path(NUMBER_SHAPES[number % 9] ?? "")}</g>` +
  gloss(
    `M-${n(radius * 0.74)},-${n(radius * 0.3)}C-${n(radius * 0.62)},-${n(radius * 0.62)} -${n(radius * 0.34)},-${n(radius * 0.8)} 0,-${n(radius * 0.82)}`,
    3.5,
  );

const balls: Motif = (random) => {
  const numbers = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const spots: [number, number, number][] = random.pick([
    [
      [0, -58, 40],
      [-54, 22, 44],
      [54, 22, 44],
      [0, 76, 26],
    ],
    [
      [-50, -40, 46],
      [50, -48, 36],
      [44, 42, 48],
      [-46, 54, 34],
    ],
    [
      [0, 0, 56],
      [-78, -44, 30],
      [76, -50, 34],
      [-70, 56, 34],
      [74, 54, 28],
    ],
  ]);
  return spots
    .map(([x, y, radius], index) =>
      place(
        x,
        y,
        ball(`url(#${["a", "b", "g", "a", "b"][index]})`, numbers[index] ?? 1, radius),
        random.range(-18, 18),
      ),
    )
    .join("");
};

const cage: Motif = (random) => {
  const wires = random.int(3, 5);
  const inside = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  return (
    path("M-70,100L-40,44M70,100L40,44M-84,100H84", 'fill="none" stroke-width="7" stroke-linecap="round"') +
    circle(0, -14, 84, 'fill="url(#k)" fill-opacity=".55"') +
    [
      [-34, 20],
      [2, 34],
      [38, 16],
      [-14, -12],
      [24, -20],
      [-46, -22],
    ]
      .map(([x, y], index) =>
        place(
          x ?? 0,
          y ?? 0,
          ball(`url(#${["a", "b", "g"][index % 3]})`, inside[index] ?? 1, 23),
          random.range(-40, 40),
        ),
      )
      .join("") +
    times(
      wires,
      (index) => `<ellipse cy="-14" rx="${n(84 - (84 / wires) * index)}" ry="84" fill="none" stroke-width="2.2"/>`,
    ) +
    path("M-84,-14H84M-72,-58H72M-72,30H72", 'fill="none" stroke-width="2.2"') +
    circle(0, -100, 11, 'fill="url(#g)"') +
    path("M84,-14H106V-44", 'fill="none" stroke-width="6"') +
    circle(106, -50, 9, 'fill="url(#a)"')
  );
};

const bingoCard: Motif = (random) => {
  const marks = new Set(random.shuffle(Array.from({ length: 25 }, (_, index) => index)).slice(0, random.int(6, 9)));
  const line = random.int(0, 4);
  const column = random.chance(0.5);
  const hit = (index: number) =>
    marks.has(index) || (column ? index % 5 : Math.floor(index / 5)) === line || index === 12;
  const fields = (isHit: boolean) =>
    Array.from({ length: 25 }, (_none, index) => index)
      .filter((index) => hit(index) === isHit)
      .map((index) => ({ x: -62.4 + (index % 5) * 31.2, y: -50.8 + Math.floor(index / 5) * 30.4 }));
  return (
    place(
      0,
      4,
      '<rect x="-88" y="-100" width="176" height="196" rx="16" fill="url(#a)"/><rect x="-78" y="-66" width="156" height="152" rx="8" fill="url(#p)"/>' +
        copies(
          spark(11),
          Array.from({ length: 5 }, (_none, index) => ({ x: -62 + index * 31, y: -83 })),
          `fill="url(#g)" ${BARE}`,
        ) +
        path(
          times(4, (index) => `M${n(-46.8 + index * 31.2)},-66V86M-78,${n(-35.6 + index * 30.4)}H78`),
          'stroke-width="1" stroke-opacity=".7"',
        ) +
        copies(round(0, 0, 11.4), fields(true), 'fill="url(#b)" stroke-width="1.2"') +
        copies(round(0, 0, 3), fields(false), `fill="#3a3450" fill-opacity=".5" ${BARE}`),
      random.range(-10, 10),
    ) + place(70, 76, ball("url(#g)", random.int(0, 8), 34), random.range(-16, 16))
  );
};

const crane: Motif = (random) => {
  const lean = random.range(-10, 8);
  return (
    path(
      "M-110,104C-40,98 18,64 62,-24",
      'fill="none" stroke="url(#g)" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 13"',
    ) +
    place(
      10,
      -14,
      path("M-96,22L-8,-4L-34,44Z", 'fill="url(#b)"') +
        path("M-22,0L-64,-92L34,-18Z", 'fill="url(#a)"') +
        path("M-22,0L34,-18L52,40L-14,40Z", 'fill="url(#p)"') +
        path("M10,-8L78,-96L46,6Z", 'fill="url(#b)"') +
        path("M46,6L78,-96L60,10Z", 'fill="url(#a)"') +
        path("M34,-18L52,40L92,-12L112,-10L86,-30Z", 'fill="url(#p)"') +
        path("M92,-12L112,-10L86,-30Z", 'fill="url(#g)"') +
        path("M-22,0L52,40M34,-18L-14,40", FINE),
      lean,
    )
  );
};

const comet: Motif = (random) => {
  const tails = random.int(4, 6);
  return (
    times(tails, (index) =>
      path(
        `M${n(30 - index * 5)},${n(-34 + index * 8)}C${n(-20 - index * 4)},${n(-6 + index * 14)} ${n(-62 + index * 6)},${n(34 + index * 10)} ${n(-112 + index * 22)},${n(70 + index * 8)}C${n(-64 + index * 10)},${n(58 + index * 6)} ${n(-4)},${n(26 + index * 6)} ${n(44 - index * 2)},${n(-20 + index * 7)}Z`,
        `fill="url(#${["a", "g", "b"][index % 3]})" fill-opacity="${n(0.95 - index * 0.1)}"`,
      ),
    ) +
    place(
      48,
      -48,
      circle(0, 0, 60, `fill="url(#halo)" ${BARE}`) +
        circle(0, 0, 40, 'fill="url(#p)"') +
        ring(random.pick([8, 10, 12]), petal(32, 8), 'fill="url(#a)"') +
        circle(0, 0, 11, 'fill="url(#g)"'),
    ) +
    times(4, (index) =>
      place(random.range(-90, -10), random.range(-90, -30), path(spark(7 + index * 2), `fill="url(#g)" ${BARE}`)),
    )
  );
};

const TILE = "M-12,-20H12A8,8 0 0 1 20,-12V12A8,8 0 0 1 12,20H-12A8,8 0 0 1 -20,12V-12A8,8 0 0 1 -12,-20Z";

const tilesAt = (indexes: readonly number[]) =>
  indexes.map((index) => ({ x: -69 + (index % 4) * 46, y: -69 + Math.floor(index / 4) * 46 }));

const minefield: Motif = (random) => {
  const open = random.shuffle(Array.from({ length: 16 }, (_, index) => index));
  const gems = open.slice(0, random.int(4, 6));
  const mine = open.slice(15);
  const closed = open.slice(gems.length, 15);
  const plain = tilesAt(closed.filter((index) => index % 3 > 0));
  const gilt = tilesAt(closed.filter((index) => index % 3 === 0));
  return place(
    0,
    4,
    '<rect x="-98" y="-98" width="196" height="196" rx="20" fill="url(#k)"/>' +
      copies(TILE, tilesAt([...gems, ...mine]), 'fill="url(#k)"') +
      copies(TILE, plain, 'fill="url(#a)"') +
      copies(TILE, gilt, 'fill="url(#g)"') +
      copies("M-14,-13H8", [...plain, ...gilt], 'stroke="#fff" stroke-opacity=".4" stroke-width="2.4"') +
      copies("M-13,-6L-7,-14H7L13,-6L0,14Z", tilesAt(gems), 'fill="url(#b)"') +
      copies("M-13,-6H13M-5,-6L0,14L5,-6", tilesAt(gems), 'fill="none" stroke-width=".8"') +
      copies(ringData(8, "M0,-8V-16"), tilesAt(mine), 'stroke-width="3"') +
      copies(round(0, 0, 10), tilesAt(mine), 'fill="#c93a44"'),
    random.range(-8, 8),
    0.96,
  );
};

const pegs: Motif = (random) => {
  const rows = 7;
  return (
    path("M0,-104L108,92H-108Z", 'fill="url(#k)" fill-opacity=".5"') +
    times(rows, (row) =>
      times(row + 2, (index) => circle((index - (row + 1) / 2) * 25, -66 + row * 21, 4.6, 'fill="url(#p)"')),
    ) +
    times(
      8,
      (index) =>
        `<rect x="${-98 + index * 24.8}" y="76" width="21" height="24" rx="5" fill="url(#${Math.abs(index - 3.5) > 3 ? "g" : Math.abs(index - 3.5) > 1 ? "a" : "b"})"/>`,
    ) +
    place(
      random.range(-14, 14),
      random.range(-48, 22),
      circle(0, 0, 26, `fill="url(#halo)" ${BARE}`) +
        circle(0, 0, 14, 'fill="url(#g)"') +
        gloss("M-7,-4C-6,-7 -3,-9 0,-9", 3),
    ) +
    path("M0,-98C-8,-90 -10,-84 -8,-76", FINE)
  );
};

const wheel: Motif = (random) => {
  const slices = random.pick([8, 10, 12]);
  const turn = 360 / slices;
  return (
    circle(0, 0, 98, 'fill="url(#g)"') +
    times(slices, (index) => {
      const wedge: [number, number][] = [
        [0, 0],
        [86, index * turn],
        [88.5, index * turn + turn / 2],
        [86, (index + 1) * turn],
      ];
      return path(polygon(wedge), `fill="url(#${["a", "p", "b", "k"][index % (slices % 4 === 0 ? 4 : 2)]})"`);
    }) +
    copies(
      spark(10),
      Array.from({ length: slices }, (_none, index) => {
        const [x, y] = polar(62, turn * (index + 0.5));
        return { x, y, turn: turn * (index + 0.5) };
      }),
      `fill="url(#g)" ${BARE}`,
    ) +
    circle(
      0,
      0,
      92,
      `fill="none" stroke="url(#p)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 ${n(289 / slices)}"`,
    ) +
    circle(0, 0, 22, 'fill="url(#g)"') +
    path(spark(17), 'fill="url(#p)"') +
    path("M0,-82L-14,-116H14Z", 'fill="url(#a)"')
  );
};

const ticket = (fill: string, seed: number) =>
  path("M-92,-42H92V-14A14,14 0 0 0 92,14V42H-92V14A14,14 0 0 0 -92,-14Z", `fill="url(#${fill})"`) +
  path("M42,-42V42", 'fill="none" stroke-dasharray="4 5"') +
  times(3, (index) => place(-64 + index * 36, 0, ball("url(#g)", (seed + index * 2) % 9, 15))) +
  place(66, 0, ring(8, petal(19, 6), 'fill="url(#p)"'));

const tickets: Motif = (random) =>
  place(0, -40, ticket("b", random.int(0, 8)), random.range(-16, -6)) +
  place(4, 34, ticket("a", random.int(0, 8)), random.range(2, 12), 1.04);

export const minis = { balls, cage, bingoCard, crane, comet, minefield, pegs, wheel, tickets };
