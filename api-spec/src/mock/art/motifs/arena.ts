import { around, circle, n, path, petal, place, polygon, spark, times } from "../svg.ts";
import { BARE, FINE, gloss, type Motif } from "./motif.ts";

const pentagon = (radius: number) => polygon([0, 72, 144, 216, 288].map((angle) => [radius, angle] as const));

const football: Motif = (random) => {
  const turn = random.range(0, 72);
  return (
    '<clipPath id="ball"><circle r="92"/></clipPath>' +
    circle(0, 0, 92, 'fill="url(#p)"') +
    `<g clip-path="url(#ball)"><g transform="rotate(${n(turn)})">${path(pentagon(34), 'fill="url(#b)"')}${around(5, (angle) => `<g transform="rotate(${angle})">${path("M0,-34V-60", "stroke-width='2.4'")}${place(0, -86, path(pentagon(30), 'fill="url(#b)"'), 180)}${path("M-22,-68L-50,-70M22,-68L50,-70", "stroke-width='2.4'")}</g>`)}</g>` +
    `${circle(-24, -28, 112, `fill="none" stroke="#0b0a18" stroke-opacity=".28" stroke-width="40"`)}</g>` +
    circle(0, 0, 92, "fill='none' stroke-width='2.4'") +
    gloss("M-66,-38C-54,-58 -36,-70 -14,-75", 6)
  );
};

const cricket: Motif = (random) => {
  const lean = random.range(24, 40);
  const bat =
    path("M-8,-118H8V-62H-8Z", 'fill="url(#b)"') +
    path("M-8,-62C-22,-50 -24,-36 -24,-20V84Q0,104 24,84V-20C24,-36 22,-50 8,-62Z", 'fill="url(#g)"') +
    path("M0,-50V88", FINE) +
    times(5, (index) => path(`M-8,${-112 + index * 11}h16`, FINE));
  return (
    times(3, (index) => `<rect x="${-34 + index * 28}" y="-30" width="11" height="124" rx="5" fill="url(#p)"/>`) +
    place(0, 0, bat, lean) +
    place(
      random.range(-58, -44),
      random.range(-52, -36),
      circle(0, 0, 34, 'fill="url(#a)"') +
        path(
          "M-10,-32Q8,0 -10,32M-2,-33Q16,0 -2,33",
          'fill="none" stroke="#fff5e0" stroke-width="2" stroke-dasharray="5 4"',
        ) +
        gloss("M-22,-12C-20,-18 -16,-23 -11,-25", 4),
    )
  );
};

const basketball: Motif = (random) => {
  const turn = random.range(-40, 40);
  return place(
    0,
    0,
    circle(0, 0, 92, 'fill="url(#a)"') +
      path(
        "M0,-92V92M-92,0H92M-66,-64C-24,-34 -24,34 -66,64M66,-64C24,-34 24,34 66,64",
        'fill="none" stroke="#241a2c" stroke-width="4.5"',
      ) +
      circle(0, 0, 92, "fill='none' stroke-width='2.4'") +
      gloss("M-70,-34C-58,-56 -40,-68 -18,-74", 7),
    turn,
  );
};

const shuttlecock: Motif = (random) => {
  const feathers = random.pick([7, 9, 11]);
  const turn = 88 / feathers;
  return place(
    0,
    62,
    times(
      feathers,
      (index) =>
        `<g transform="rotate(${n(-44 + turn * (index + 0.5))})">${path("M-2,0L-15,-128Q0,-160 15,-128L2,0Z", `fill="url(#${index % 2 ? "p" : "a"})"`)}${path("M0,0V-136", FINE)}</g>`,
    ) +
      path("M-42,-66Q0,-82 42,-66M-30,-40Q0,-52 30,-40", 'fill="none" stroke-width="3"') +
      path("M-30,-14H30C34,20 18,34 0,34C-18,34 -34,20 -30,-14Z", 'fill="url(#b)"') +
      path("M-30,-14H30V-2H-30Z", 'fill="url(#g)"'),
    random.range(16, 40),
    0.92,
  );
};

const racket: Motif = (random) => {
  const strings = random.int(5, 7);
  const grid = times(strings, (index) =>
    path(
      `M${n(-52 + (104 / (strings - 1)) * index)},-124V-4M-60,${n(-112 + (92 / (strings - 1)) * index)}H60`,
      'fill="none" stroke="#fff5e0" stroke-opacity=".55" stroke-width="1.3"',
    ),
  );
  return (
    place(
      8,
      22,
      `<clipPath id="hoop"><ellipse cy="-64" rx="56" ry="66"/></clipPath><g clip-path="url(#hoop)">${grid}</g>` +
        '<ellipse cy="-64" rx="58" ry="68" fill="none" stroke="url(#a)" stroke-width="11"/><ellipse cy="-64" rx="64" ry="74" fill="none"/><ellipse cy="-64" rx="52" ry="62" fill="none"/>' +
        path("M-18,2Q0,24 18,2L8,34H-8Z", 'fill="url(#b)"') +
        path("M-8,34H8V100H-8Z", 'fill="url(#k)"') +
        times(5, (index) => path(`M-8,${44 + index * 11}l16,6`, FINE)),
      random.range(24, 42),
    ) +
    place(
      random.range(-72, -56),
      random.range(28, 52),
      circle(0, 0, 30, 'fill="url(#g)"') +
        path("M-24,-17Q-2,0 -24,17M24,-17Q2,0 24,17", 'fill="none" stroke="#fff8e4" stroke-width="3"'),
    )
  );
};

const trophy: Motif = (random) => {
  const flutes = random.int(3, 5);
  return (
    path(
      "M-52,-70C-104,-78 -104,-6 -40,4L-42,-10C-82,-18 -84,-58 -52,-54ZM52,-70C104,-78 104,-6 40,4L42,-10C82,-18 84,-58 52,-54Z",
      'fill="url(#g)"',
    ) +
    path("M-60,-86H60C60,-20 44,14 14,24V52H-14V24C-44,14 -60,-20 -60,-86Z", 'fill="url(#g)"') +
    path("M-60,-86H60L58,-66H-58Z", 'fill="url(#a)"') +
    times(flutes, (index) =>
      path(`M${n((index - (flutes - 1) / 2) * 22)},-60Q${n((index - (flutes - 1) / 2) * 16)},-10 0,22`, FINE),
    ) +
    place(0, -34, path(spark(24), 'fill="url(#p)"')) +
    path("M-34,52H34L42,72H-42Z", 'fill="url(#b)"') +
    path("M-56,72H56V96H-56Z", 'fill="url(#k)"') +
    gloss("M-48,-60C-46,-36 -40,-14 -28,2")
  );
};

const BUTTONS = [
  [58, -30, "p"],
  [76, -12, "b"],
  [58, 6, "g"],
  [40, -12, "p"],
] as const;

const gamepad: Motif = (random) => {
  const tilt = random.range(-16, 16);
  return place(
    0,
    6,
    path(
      "M-58,-46H58C94,-46 108,14 102,56C98,80 70,78 54,54C46,42 40,36 28,36H-28C-40,36 -46,42 -54,54C-70,78 -98,80 -102,56C-108,14 -94,-46 -58,-46Z",
      'fill="url(#a)"',
    ) +
      path("M-66,-32h16v14h14v16h-14v14h-16v-14h-14v-16h14Z", 'fill="url(#g)"') +
      BUTTONS.map(([x, y, fill]) => circle(x, y, 9, `fill="url(#${fill})"`)).join("") +
      circle(-26, 18, 15, 'fill="url(#k)"') +
      circle(26, 18, 15, 'fill="url(#k)"') +
      place(0, -20, path(spark(13), `fill="url(#p)" ${BARE}`)) +
      gloss("M-76,-22C-70,-34 -60,-38 -48,-38"),
    tilt,
  );
};

const plume = (fill: string, second: string) =>
  path("M0,108C-6,60 -4,20 0,-8", "fill='none' stroke-width='3'") +
  path("M0,74C-40,52 -46,-40 0,-112C46,-40 40,52 0,74Z", `fill="url(#${fill})"`) +
  path("M0,50C-22,36 -26,-24 0,-72C26,-24 22,36 0,50Z", `fill="url(#${second})"`) +
  times(9, (index) =>
    path(
      `M0,${60 - index * 16}L-${30 - Math.abs(index - 3) * 3},${44 - index * 17}M0,${60 - index * 16}L${30 - Math.abs(index - 3) * 3},${44 - index * 17}`,
      'fill="none" stroke-width=".8"',
    ),
  ) +
  path("M0,74V-96", "stroke-width='2'");

const feather: Motif = (random) => {
  const eyes = random.int(2, 4);
  return times(eyes, (index) =>
    place(
      0,
      20,
      plume(["a", "b", "g", "a"][index] ?? "a", ["g", "p", "a", "b"][index] ?? "b"),
      (index - (eyes - 1) / 2) * 40,
      0.92,
    ),
  );
};

const boat: Motif = (random) => {
  const panels = random.int(4, 6);
  return (
    path("M-4,-112H4V44H-4Z", 'fill="url(#g)"') +
    path("M6,-104C60,-92 84,-44 78,22L6,30Z", 'fill="url(#a)"') +
    path("M-6,-84C-44,-70 -62,-34 -58,14L-6,26Z", 'fill="url(#b)"') +
    times(panels, (index) =>
      path(
        `M6,${n(-82 + (104 / panels) * index)}C34,${n(-78 + (104 / panels) * index)} 58,${n(-76 + (104 / panels) * index)} 76,${n(-66 + (98 / panels) * index)}`,
        FINE,
      ),
    ) +
    path("M-104,36C-60,50 60,50 104,30C92,70 66,86 40,88H-46C-76,86 -94,66 -104,36Z", 'fill="url(#g)"') +
    path("M-96,52C-50,64 56,64 98,46", 'fill="none" stroke="#5c3b17" stroke-width="3"') +
    circle(-70, 62, 7, 'fill="url(#p)"') +
    circle(-69, 62, 3, `fill="#14131f" ${BARE}`) +
    path("M4,-112L40,-102L4,-92Z", 'fill="url(#b)"') +
    times(3, (index) =>
      path(
        `M${-110 + index * 12},${98 + index * 9}q18,-10 36,0t36,0t36,0t36,0`,
        `fill="none" stroke-opacity="${n(0.9 - index * 0.25)}"`,
      ),
    )
  );
};

const moon: Motif = (random) => {
  const petals = random.pick([12, 16, 20]);
  return (
    circle(0, 0, 104, `fill="url(#halo)" ${BARE}`) +
    path("M30,-92A96,96 0 1 0 88,42A76,76 0 1 1 30,-92Z", 'fill="url(#p)"') +
    place(
      30,
      -10,
      around(petals, (angle) => `<g transform="rotate(${n(angle)})">${path(petal(44, 8), 'fill="url(#a)"')}</g>`) +
        circle(0, 0, 17, 'fill="url(#g)"'),
      random.range(0, 20),
    ) +
    times(3, (index) =>
      place(
        [-78, 78, 66][index] ?? 0,
        [-72, -76, 66][index] ?? 0,
        path(spark(10 + index * 4), `fill="url(#g)" ${BARE}`),
      ),
    )
  );
};

export const arena = { football, cricket, basketball, shuttlecock, racket, trophy, gamepad, feather, boat, moon };
