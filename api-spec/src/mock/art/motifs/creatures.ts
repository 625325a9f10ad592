import { copies, round } from "../path-data.ts";
import { around, circle, n, path, petal, place, polar, times } from "../svg.ts";
import { BARE, FINE, gloss, type Motif } from "./motif.ts";

const koiBody = (main: string, second: string, spots: string) =>
  path("M0,50C14,60 30,84 22,104C11,98 4,90 0,80C-4,90 -11,98 -22,104C-30,84 -14,60 0,50Z", `fill="${second}"`) +
  path(
    "M17,-26C42,-28 56,-8 50,10C36,8 22,-2 16,-10ZM-17,-26C-42,-28 -56,-8 -50,10C-36,8 -22,-2 -16,-10Z",
    `fill="${second}"`,
  ) +
  path(
    "M11,22C26,24 32,36 28,46C20,44 12,38 9,32ZM-11,22C-26,24 -32,36 -28,46C-20,44 -12,38 -9,32Z",
    `fill="${second}"`,
  ) +
  path("M0,-72C22,-66 28,-20 16,22C10,42 5,54 0,62C-5,54 -10,42 -16,22C-28,-20 -22,-66 0,-72Z", `fill="${main}"`) +
  spots +
  path("M0,-34C5,-10 4,14 0,34C-4,14 -5,-10 0,-34Z", `fill="${second}"`) +
  circle(-11, -52, 3.4, `fill="#14131f" ${BARE}`) +
  circle(11, -52, 3.4, `fill="#14131f" ${BARE}`) +
  path("M-9,-66C-20,-72 -24,-80 -22,-88M9,-66C20,-72 24,-80 22,-88", FINE);

const koi: Motif = (random) => {
  const spot = (fill: string) =>
    times(
      3,
      (index) =>
        `<ellipse cx="${n(random.range(-8, 8))}" cy="${n(-44 + index * 30)}" rx="${n(random.range(7, 11))}" ry="${n(random.range(8, 13))}" fill="${fill}" ${BARE}/>`,
    );
  const solo = random.chance(0.35);
  const turn = random.range(-20, 20);
  if (solo) return place(0, 0, koiBody("url(#a)", "url(#p)", spot("url(#g)")), 28 + turn, 1.35);
  return (
    place(-44, -4, koiBody("url(#p)", "url(#a)", spot("url(#a)")), 18 + turn, 1.12) +
    place(46, 6, koiBody("url(#a)", "url(#b)", spot("url(#p)")), 198 + turn, 1.12)
  );
};

const dragon: Motif = (random) => {
  const body = random.pick([
    "M-78,84C-118,20 -40,-4 4,30C52,66 98,34 74,-10C54,-46 2,-28 -22,-46C-40,-60 -36,-82 -14,-90",
    "M84,88C112,30 44,2 2,32C-46,66 -98,30 -72,-12C-52,-46 0,-26 18,-46C30,-60 26,-80 2,-88",
  ]);
  const leftwards = body.startsWith("M84");
  const scales = random.pick(["3 7", "2 6", "5 6"]);
  const stroke = (width: number, colour: string, extra = "") =>
    `<path d="${body}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra || 'stroke-linecap="round"'}/>`;
  const head =
    path(
      "M-14,-16C-38,-44 -30,-62 -48,-78C-18,-72 -8,-46 2,-22ZM8,-20C14,-48 34,-54 30,-82C50,-60 40,-34 26,-12Z",
      'fill="url(#g)"',
    ) +
    around(
      7,
      (angle, index) => `<g transform="rotate(${n(-150 + index * 22)})">${path(petal(46, 10), 'fill="url(#b)"')}</g>`,
    ) +
    path(
      "M-26,-18C-10,-36 22,-32 34,-12C56,-16 78,-6 76,8C74,18 60,14 50,12C62,22 56,30 40,28C16,34 -22,30 -30,10Z",
      'fill="url(#a)"',
    ) +
    path("M36,12C48,16 56,16 64,12", "fill='none'") +
    path("M4,-12C12,-20 22,-18 26,-8C18,-4 10,-4 4,-12Z", 'fill="url(#p)"') +
    circle(17, -10, 3.4, `fill="#14131f" ${BARE}`) +
    path("M70,2C92,4 96,-16 88,-28M62,16C84,30 82,46 70,52", 'fill="none" stroke-width="2.4"') +
    circle(66, 0, 2.6, `fill="#14131f" ${BARE}`);
  return place(
    0,
    // The horns reach far up; this offset keeps the whole within the circle of a motif.
    20,
    stroke(47, "url(#b)", 'stroke-dasharray="5 10"') +
      stroke(37, "#d9b76e") +
      stroke(33, "url(#a)") +
      stroke(24, "#fff", `stroke-opacity=".2" stroke-dasharray="${scales}"`) +
      stroke(9, "url(#g)", 'stroke-opacity=".85"') +
      `<g transform="translate(${leftwards ? 0 : -12},-84)scale(${leftwards ? -0.95 : 0.95},.95)">${head}</g>` +
      place(
        leftwards ? -84 : 84,
        random.range(-72, -56),
        circle(0, 0, 26, `fill="url(#halo)" ${BARE}`) +
          circle(0, 0, 15, 'fill="url(#p)"') +
          gloss("M-7,-5C-5,-8 -2,-9 2,-9", 3),
      ),
    0,
    0.84,
  );
};

/** Renders a fan of feathers of one length, each with an eye. */
function tail(length: number, turns: readonly number[]): string {
  const stems = turns.map((turn) => ({ turn }));
  const eyes = turns.map((turn) => {
    const [x, y] = polar(length - 14, turn);
    return { x, y, turn };
  });
  return (
    copies(`M0,0Q-3,-${n(length / 2)} 0,-${n(length)}`, stems, FINE) +
    copies("M0,26C-20,10 -16,-20 0,-24C16,-20 20,10 0,26Z", eyes, 'fill="url(#a)"') +
    copies(round(0, -3, 9.5), eyes, 'fill="url(#g)"') +
    copies(round(0, -2, 5.4), eyes, `fill="url(#b)" ${BARE}`)
  );
}

const peacock: Motif = (random) => {
  const count = random.pick([11, 13, 15]);
  const sweep = random.range(172, 206);
  const row = (amount: number, length: number) =>
    tail(
      length,
      Array.from({ length: amount }, (_none, index) => -sweep / 2 + (sweep / (amount - 1)) * index),
    );
  return place(
    0,
    56,
    row(count, 146) +
      row(count - 4, 98) +
      path(
        "M0,44C-34,40 -40,-2 -16,-24C-6,-40 -10,-66 2,-78C16,-82 22,-66 14,-52C8,-34 30,-16 32,8C34,30 20,44 0,44Z",
        'fill="url(#b)"',
      ) +
      path("M14,-70L32,-62L14,-60Z", 'fill="url(#g)"') +
      circle(6, -68, 3, `fill="#14131f" ${BARE}`) +
      times(
        3,
        (index) =>
          `<g transform="translate(3,-78)rotate(${(index - 1) * 26})">${path("M0,0V-18", "fill='none'")}${circle(0, -21, 3.6, 'fill="url(#g)"')}</g>`,
      ) +
      path("M-18,10C-4,-8 18,-2 26,16C12,30 -8,30 -18,10Z", 'fill="url(#a)"') +
      path("M-8,44V58M8,44V58", 'stroke-width="3"'),
    0,
    0.86,
  );
};

const rooster: Motif = (random) => {
  const plumes = random.int(6, 8);
  const flip = random.chance(0.5) ? -1 : 1;
  return `<g transform="scale(${flip},1)translate(6,6)">${
    times(plumes, (index) => {
      const turn = -74 + index * (96 / plumes);
      return `<g transform="translate(-22,22)rotate(${n(turn)})">${path(`M0,8C-26,-30 -30,-84 ${6 + index * 2},-${112 - index * 3}C-2,-72 14,-34 14,0Z`, `fill="url(#${["b", "a", "g"][index % 3]})"`)}</g>`;
    }) +
    path(
      "M4,74L0,100L-14,104M0,100L14,104M26,68L30,98L16,102M30,98L44,102",
      'fill="none" stroke-width="4" stroke-linecap="round"',
    ) +
    path(
      "M-44,14C-44,66 2,84 34,66C64,48 62,10 56,-22C54,-46 58,-62 44,-76C28,-82 14,-72 10,-54C4,-22 -18,4 -44,14Z",
      'fill="url(#a)"',
    ) +
    times(
      5,
      (index) =>
        `<g transform="translate(${n(32 - index * 2)},${n(-40 + index * 10)})rotate(${200 + index * 6})">${path(petal(50 - index * 2, 11), `fill="url(#${index % 2 ? "g" : "p"})"`)}</g>`,
    ) +
    path("M-36,24C-14,8 20,14 36,30C22,56 -12,58 -36,24Z", 'fill="url(#b)"') +
    path("M-30,26C-10,32 6,34 24,32M-22,36C-6,42 6,42 18,40", FINE) +
    path(
      "M14,-70C8,-90 22,-100 28,-86C30,-104 46,-104 46,-86C54,-98 66,-88 58,-70C48,-78 30,-80 14,-70Z",
      'fill="#d8433b"',
    ) +
    path("M56,-64L84,-52L56,-46Z", 'fill="url(#g)"') +
    path("M52,-44C66,-40 66,-20 54,-18C46,-26 46,-38 52,-44Z", 'fill="#d8433b"') +
    circle(42, -60, 7, 'fill="url(#p)"') +
    circle(43, -60, 3.2, `fill="#14131f" ${BARE}`)
  }</g>`;
};

const turtle: Motif = (random) => {
  const flipper =
    path("M54,-34C92,-70 116,-52 104,-24C92,-14 72,-14 58,-12Z", 'fill="url(#b)"') +
    path("M44,44C70,58 76,84 58,90C44,82 36,66 34,56Z", 'fill="url(#b)"');
  return (
    `<g>${flipper}</g><g transform="scale(-1,1)">${flipper}</g>` +
    path("M0,-70C24,-76 26,-112 0,-116C-26,-112 -24,-76 0,-70Z", 'fill="url(#b)"') +
    circle(-10, -98, 3.4, `fill="#14131f" ${BARE}`) +
    circle(10, -98, 3.4, `fill="#14131f" ${BARE}`) +
    path("M0,84L-8,104L8,104Z", 'fill="url(#b)"') +
    path("M0,-78C48,-78 74,-38 70,10C66,56 34,88 0,90C-34,88 -66,56 -70,10C-74,-38 -48,-78 0,-78Z", 'fill="url(#a)"') +
    path("M0,-40L30,-20V22L0,44L-30,22V-20Z", 'fill="url(#g)"') +
    path("M0,-40V-76M30,-20L60,-42M30,22L60,46M0,44V88M-30,22L-60,46M-30,-20L-60,-42", "fill='none'") +
    around(random.pick([5, 6, 8]), (angle) => place(0, 2, path(petal(22, 8), 'fill="url(#p)"'), angle)) +
    gloss("M-48,-36C-40,-54 -26,-64 -10,-67")
  );
};

const jellyfish: Motif = (random) => {
  const arms = random.int(6, 9);
  return (
    times(arms, (index) => {
      const x = -56 + (112 / (arms - 1)) * index;
      const sway = random.range(10, 22) * (index % 2 ? 1 : -1);
      return path(
        `M${n(x)},6C${n(x + sway)},34 ${n(x - sway)},62 ${n(x + sway * 0.6)},${n(random.range(84, 116))}`,
        `fill="none" stroke-width="${index % 2 ? 2 : 4}" stroke-opacity=".85"`,
      );
    }) +
    path(
      "M-84,8C-92,-62 -44,-100 0,-100C44,-100 92,-62 84,8C70,22 58,-2 42,12C28,24 14,2 0,14C-14,2 -28,24 -42,12C-58,-2 -70,22 -84,8Z",
      'fill="url(#a)"',
    ) +
    path(
      "M-52,-8C-56,-48 -28,-74 0,-74C28,-74 56,-48 52,-8C30,-22 -30,-22 -52,-8Z",
      'fill="url(#b)" fill-opacity=".8"',
    ) +
    times(5, (index) => circle((index - 2) * 19, -38 - (2 - Math.abs(index - 2)) * 8, 6, 'fill="url(#p)"')) +
    gloss("M-66,-34C-58,-60 -40,-78 -20,-85", 6)
  );
};

const crab: Motif = (random) => {
  const side =
    times(3, (index) =>
      path(
        `M52,${16 + index * 14}C${84 + index * 4},${6 + index * 18} ${92 - index * 4},${30 + index * 16} ${94 - index * 12},${48 + index * 14}`,
        'fill="none" stroke-width="6"',
      ),
    ) +
    path("M50,-10C74,-18 84,-38 80,-52", 'fill="none" stroke-width="9"') +
    path(
      "M76,-48C50,-64 56,-104 84,-108C72,-94 78,-84 82,-80C86,-90 98,-98 104,-94C116,-76 104,-46 76,-48Z",
      'fill="url(#a)"',
    );
  return (
    side +
    `<g transform="scale(-1,1)">${side}</g>` +
    path("M-18,-26V-48M18,-26V-48", 'stroke-width="4"') +
    path("M0,-32C54,-34 84,-6 74,24C62,52 28,62 0,62C-28,62 -62,52 -74,24C-84,-6 -54,-34 0,-32Z", 'fill="url(#a)"') +
    circle(-18, -54, 9, 'fill="url(#p)"') +
    circle(18, -54, 9, 'fill="url(#p)"') +
    circle(-18, -54, 4, `fill="#14131f" ${BARE}`) +
    circle(18, -54, 4, `fill="#14131f" ${BARE}`) +
    place(
      0,
      12,
      around(
        random.pick([5, 7, 9]),
        (angle) => `<g transform="rotate(${n(angle)})">${path(petal(30, 10), 'fill="url(#b)"')}</g>`,
      ) + circle(0, 0, 8, 'fill="url(#g)"'),
    ) +
    gloss("M-58,0C-50,-14 -34,-20 -18,-21")
  );
};

const shell: Motif = (random) => {
  const ribs = random.pick([7, 9, 11]);
  const turn = 150 / ribs;
  return place(
    0,
    66,
    path("M-34,6H34L24,26H-24Z", 'fill="url(#g)"') +
      times(
        ribs,
        (index) =>
          `<g transform="rotate(${n(-75 + turn * (index + 0.5))})">${path(`M0,0L-${n(turn * 1.32)},-138Q0,-168 ${n(turn * 1.32)},-138Z`, `fill="url(#${index % 2 ? "a" : "p"})"`)}</g>`,
      ) +
      path("M-66,-80Q0,-122 66,-80M-44,-52Q0,-80 44,-52", FINE) +
      circle(0, -26, 24, 'fill="url(#p)"') +
      gloss("M-11,-35C-8,-40 -2,-43 4,-42", 4),
    0,
    0.86,
  );
};

const manta: Motif = (random) => {
  const dots = random.int(5, 9);
  return (
    path("M0,44C4,76 -18,96 6,126", 'fill="none" stroke-width="5"') +
    path(
      "M-14,-66C-12,-84 -24,-92 -30,-84C-28,-74 -26,-64 -20,-56ZM14,-66C12,-84 24,-92 30,-84C28,-74 26,-64 20,-56Z",
      'fill="url(#b)"',
    ) +
    path(
      "M0,-66C36,-66 48,-36 116,-32C92,0 52,4 30,40C20,56 8,60 0,60C-8,60 -20,56 -30,40C-52,4 -92,0 -116,-32C-48,-36 -36,-66 0,-66Z",
      'fill="url(#a)"',
    ) +
    path(
      "M0,-44C20,-40 30,-16 60,-12C36,4 14,26 0,40C-14,26 -36,4 -60,-12C-30,-16 -20,-40 0,-44Z",
      'fill="url(#b)" fill-opacity=".85"',
    ) +
    times(dots, (index) =>
      circle(random.range(-30, 30), -24 + index * (56 / dots), random.range(2.4, 4.6), 'fill="url(#p)"'),
    ) +
    circle(-19, -52, 3.6, `fill="#14131f" ${BARE}`) +
    circle(19, -52, 3.6, `fill="#14131f" ${BARE}`) +
    gloss("M-92,-26C-70,-24 -50,-34 -36,-46")
  );
};

export const creatures = { koi, dragon, peacock, rooster, turtle, jellyfish, crab, shell, manta };
