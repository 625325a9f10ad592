import { copies, ring, round } from "../path-data.ts";
import { around, circle, n, path, petal, place, polygon, spark, times } from "../svg.ts";
import { BARE, FINE, gloss, type Motif } from "./motif.ts";

const lantern: Motif = (random) => {
  const ribs = random.int(3, 5);
  const width = random.range(62, 78);
  const points = random.pick([6, 8, 10]);
  const ribAt = (index: number) => (width * (index + 1)) / (ribs + 1);
  return (
    path("M0,-112V-84M0,72V84", "stroke-width='3'") +
    circle(0, 0, 98, `fill="url(#halo)" ${BARE}`) +
    path(
      `M-30,-72C-${n(width + 26)},-50 -${n(width + 26)},50 -30,66H30C${n(width + 26)},50 ${n(width + 26)},-50 30,-72Z`,
      'fill="url(#a)"',
    ) +
    times(ribs, (index) =>
      path(
        `M0,-72C-${n(ribAt(index) * 1.5)},-40 -${n(ribAt(index) * 1.5)},36 0,66C${n(ribAt(index) * 1.5)},36 ${n(ribAt(index) * 1.5)},-40 0,-72Z`,
        FINE,
      ),
    ) +
    path(
      polygon(Array.from({ length: points * 2 }, (_, index) => [index % 2 ? 14 : 24, (180 / points) * index] as const)),
      'fill="url(#g)"',
    ) +
    path("M-34,-84H34V-70H-34ZM-34,64H34V77H-34Z", 'fill="url(#g)"') +
    times(7, (index) => path(`M${(index - 3) * 8},77v${28 + (index % 2) * 8}`, 'stroke-width="2"')) +
    gloss(`M-${n(width - 16)},-34C-${n(width - 4)},-14 -${n(width - 4)},10 -${n(width - 12)},28`)
  );
};

const petalLayer = (count: number, length: number, width: number, fill: string, turn: number) =>
  times(count, (index) => copies(petal(length, width), [{ turn: (index - (count - 1) / 2) * turn }], `fill="${fill}"`));

const lotus: Motif = (random) => {
  const outer = random.pick([9, 11, 13]);
  const spread = random.range(13, 16);
  return place(
    0,
    48,
    path("M-92,26C-50,44 50,44 92,26C60,10 -60,10 -92,26Z", 'fill="url(#b)"') +
      petalLayer(outer, 128, 26, "url(#b)", spread) +
      petalLayer(outer - 2, 112, 30, "url(#a)", spread * 0.9) +
      petalLayer(5, 92, 28, "url(#p)", 17) +
      path(petal(70, 24), 'fill="url(#a)"') +
      times(5, (index) => circle((index - 2) * 9, -6 - Math.abs(index - 2) * -3, 3, 'fill="url(#g)"')),
  );
};

const fan: Motif = (random) => {
  const blades = random.int(9, 13);
  const sweep = random.range(130, 160);
  const blade = sweep / blades;
  const flower = random.int(5, 8);
  return place(
    0,
    62,
    times(blades, (index) => {
      const angle = -sweep / 2 + blade * (index + 0.5);
      return `<g transform="rotate(${n(angle)})">${path(`M0,0L-${n(blade * 1.35)},-150Q0,-156 ${n(blade * 1.35)},-150Z`, `fill="url(#${index % 2 ? "a" : "b"})"`)}${path("M-2,0L-3,-70H3L2,0Z", 'fill="url(#g)"')}</g>`;
    }) +
      place(0, -108, ring(flower, petal(30, 12), 'fill="url(#p)"') + circle(0, 0, 7, 'fill="url(#g)"')) +
      circle(0, 0, 9, 'fill="url(#g)"') +
      path("M0,9C-4,24 6,30 0,46", "fill='none'"),
    0,
    0.84,
  );
};

const coin: Motif = (random) => {
  const teeth = random.pick([32, 40, 48]);
  const petals = random.pick([6, 8, 10, 12]);
  const hole = random.chance(0.5);
  return (
    circle(0, 0, 96, 'fill="url(#g)"') +
    circle(0, 0, 90, `fill="none" stroke="#6b4a1c" stroke-width="7" stroke-dasharray="2 ${n(565.5 / teeth - 2)}"`) +
    circle(0, 0, 82, 'fill="url(#a)"') +
    circle(0, 0, 74, FINE) +
    ring(petals, petal(70, 90 / petals + 6), 'fill="url(#b)"') +
    ring(petals, round(0, -58, 4), 'fill="url(#g)"') +
    (hole
      ? path("M-22,-22H22V22H-22Z", 'fill="url(#k)" stroke-width="5"')
      : circle(0, 0, 27, 'fill="url(#g)"') + path(spark(22), 'fill="url(#p)"')) +
    gloss("M-58,-46C-44,-64 -22,-74 0,-75", 6)
  );
};

const gem: Motif = (random) => {
  const sides = random.pick([6, 8, 10]);
  const turn = 180 / sides;
  const outer = Array.from({ length: sides }, (_, index) => [92, (360 / sides) * index + turn] as const);
  const table = Array.from({ length: sides }, (_, index) => [50, (360 / sides) * index] as const);
  return (
    path(polygon(outer), 'fill="url(#a)"') +
    times(sides, (index) => {
      const [r1, a1] = outer[index] ?? [0, 0];
      const [r0, a0] = outer[(index + sides - 1) % sides] ?? [0, 0];
      const [rt, at] = table[index] ?? [0, 0];
      return path(
        polygon([
          [r0, a0],
          [r1, a1],
          [rt, at],
        ]),
        `fill="${index % 2 ? "url(#b)" : "url(#p)"}" fill-opacity="${index % 2 ? ".75" : ".5"}"`,
      );
    }) +
    path(polygon(table), 'fill="url(#a)"') +
    path(
      polygon([
        [50, 0],
        [50, 360 / sides],
        [18, 180],
        [50, 360 - 360 / sides],
      ]),
      `fill="#fff" fill-opacity=".28" ${BARE}`,
    ) +
    place(46, -58, path(spark(26), `fill="url(#p)" ${BARE}`)) +
    place(-62, 44, path(spark(14), `fill="url(#p)" ${BARE}`))
  );
};

const drum: Motif = (random) => {
  const studs = random.pick([16, 20, 24]);
  const arms = random.pick([3, 4, 5, 6]);
  return (
    path("M-88,-34C-104,20 -84,78 0,84C84,78 104,20 88,-34Z", 'fill="url(#a)"') +
    `<ellipse cx="0" cy="-34" rx="90" ry="44" fill="url(#g)"/><ellipse cx="0" cy="-36" rx="76" ry="35" fill="url(#p)"/>` +
    `<g transform="translate(0,-36)scale(1,.46)">${ring(arms, "M0,0C24,-10 30,-40 6,-58C14,-36 4,-18 0,0Z", 'fill="url(#b)"')}${circle(0, 0, 12, 'fill="url(#g)"')}</g>` +
    times(studs, (index) => {
      const angle = (Math.PI * (index + 0.5)) / studs;
      return circle(Math.cos(angle) * 90, -24 + Math.sin(angle) * 46, 3.6, 'fill="url(#g)" stroke="none"');
    }) +
    path("M-86,16C-60,56 60,56 86,16", FINE) +
    place(0, 44, circle(0, 0, 15, 'fill="url(#g)"') + circle(0, 12, 12, 'fill="none" stroke-width="4"')) +
    place(
      34,
      -92,
      path("M-4,-14L60,30L54,38L-10,-6Z", 'fill="url(#b)"') + circle(-10, -12, 13, 'fill="url(#p)"'),
      random.range(-6, 8),
    ) +
    gloss("M-78,0C-76,26 -66,46 -52,58")
  );
};

const teapot: Motif = (random) => {
  const bands = random.int(6, 9);
  return (
    path("M62,-6C104,-30 112,-62 84,-78C96,-52 74,-40 54,-34Z", 'fill="url(#b)"') +
    path("M-62,-24C-112,-30 -112,48 -54,44L-50,30C-86,34 -86,-12 -60,-8Z", 'fill="url(#g)"') +
    path("M-64,-22C-84,36 -52,76 -34,80H34C52,76 84,36 64,-22Z", 'fill="url(#a)"') +
    path("M-34,80H34L40,90H-40Z", 'fill="url(#g)"') +
    path("M-64,-22C-40,-60 40,-60 64,-22C40,-12 -40,-12 -64,-22Z", 'fill="url(#b)"') +
    circle(0, -62, 11, 'fill="url(#g)"') +
    place(0, 28, ring(bands, petal(38, 11), 'fill="url(#p)"') + circle(0, 0, 9, 'fill="url(#g)"')) +
    path("M76,-92C60,-104 88,-112 74,-128M92,-88C82,-98 100,-106 92,-118", 'fill="none" stroke-opacity=".6"') +
    gloss("M-58,6C-58,30 -48,50 -38,60")
  );
};

const kite: Motif = (random) => {
  const bows = random.int(4, 6);
  return (
    path("M0,-104L74,-14L0,84L-74,-14Z", 'fill="url(#a)"') +
    path("M0,-104L74,-14H0ZM0,84L-74,-14H0Z", 'fill="url(#b)"') +
    path("M-74,-14Q0,-42 74,-14M0,-104V84", "fill='none'") +
    place(0, -18, ring(random.pick([6, 8]), petal(34, 12), 'fill="url(#p)"') + circle(0, 0, 9, 'fill="url(#g)"')) +
    path("M0,84C-40,104 36,116 -6,146", "fill='none'") +
    times(bows, (index) =>
      place(
        index % 2 ? 10 : -10,
        96 + index * 11,
        path("M0,0L-13,-7V7ZM0,0L13,-7V7Z", `fill="url(#${index % 2 ? "a" : "g"})"`),
        index * 24,
      ),
    ) +
    gloss("M-52,-22L-8,-78")
  );
};

const crown: Motif = (random) => {
  const points = random.pick([5, 7]);
  const width = 184 / (points - 1);
  const tips = Array.from({ length: points }, (_, index) => -92 + index * width);
  return (
    path(
      `M-84,56L${tips.map((x, index) => `${n(x)},${n(-22 - (index % 2 ? 0 : 46) - (index === (points - 1) / 2 ? 20 : 0))}${index < points - 1 ? ` ${n(x + width / 2)},12` : ""}`).join(" ")}L84,56Z`,
      'fill="url(#g)"',
    ) +
    path("M-84,56Q0,80 84,56V82Q0,106 -84,82Z", 'fill="url(#a)"') +
    tips
      .map((x, index) =>
        circle(
          x,
          -32 - (index % 2 ? 0 : 46) - (index === (points - 1) / 2 ? 20 : 0),
          10,
          `fill="url(#${index % 2 ? "b" : "a"})"`,
        ),
      )
      .join("") +
    times(5, (index) =>
      place(
        (index - 2) * 34,
        80 - Math.abs(index - 2) * 5,
        path("M0,-11L9,0L0,11L-9,0Z", `fill="url(#${index % 2 ? "p" : "b"})"`),
      ),
    ) +
    path("M-70,40Q0,60 70,40", FINE) +
    place(0, 8, path(petal(44, 18), 'fill="url(#b)"'))
  );
};

const bell: Motif = (random) => {
  const rows = random.int(2, 3);
  return (
    path("M-16,-92C-16,-116 16,-116 16,-92", 'fill="none" stroke-width="7"') +
    path("M0,-92C58,-88 50,-12 70,46Q78,62 88,70H-88Q-78,62 -70,46C-50,-12 -58,-88 0,-92Z", 'fill="url(#a)"') +
    path("M-74,46H74L88,70H-88Z", 'fill="url(#g)"') +
    times(rows, (row) =>
      times(5, (index) => circle((index - 2) * (15 + row * 5), -46 + row * 26, 5.5, 'fill="url(#g)"')),
    ) +
    path("M-62,26Q0,40 62,26M-56,-2", FINE) +
    place(0, 18, ring(8, petal(17, 6), 'fill="url(#b)"')) +
    circle(0, 86, 15, 'fill="url(#b)"') +
    gloss("M-36,-64C-46,-40 -44,-10 -54,20")
  );
};

const mask: Motif = (random) => {
  const beard = random.chance(0.5);
  return (
    path("M0,-98C62,-98 84,-50 76,4C70,56 36,94 0,98C-36,94 -70,56 -76,4C-84,-50 -62,-98 0,-98Z", 'fill="url(#p)"') +
    path("M0,-98C62,-98 84,-50 76,4C40,-6 20,-30 0,-66C-20,-30 -40,-6 -76,4C-84,-50 -62,-98 0,-98Z", 'fill="url(#a)"') +
    path("M0,-90C10,-70 10,-56 0,-42C-10,-56 -10,-70 0,-90Z", 'fill="url(#g)"') +
    [-1, 1]
      .map(
        (side) =>
          `<g transform="scale(${side},1)">${path("M14,-4C30,-28 58,-26 68,-8C52,-2 34,10 14,-4Z", 'fill="url(#k)"')}${circle(40, -9, 6, 'fill="url(#g)"')}${path("M10,-22C30,-50 56,-50 76,-34C54,-38 34,-28 10,-22Z", 'fill="url(#b)"')}${path("M22,22C46,18 62,30 60,48C46,46 32,40 22,22Z", 'fill="url(#b)"')}</g>`,
      )
      .join("") +
    path("M-11,30C-8,14 -6,0 0,-14C6,0 8,14 11,30Q0,40 -11,30Z", 'fill="url(#g)"') +
    path("M-26,60Q0,46 26,60Q0,80 -26,60Z", 'fill="url(#a)"') +
    (beard
      ? times(7, (index) => path(`M${(index - 3) * 9},80q${(index - 3) * 4},22 ${(index - 3) * 3},44`, "fill='none'"))
      : around(3, (angle) => place(0, -106, path(petal(34, 12), 'fill="url(#b)"'), angle / 4 - 30)))
  );
};

export const market = { lantern, lotus, fan, coin, gem, drum, teapot, kite, crown, bell, mask };
