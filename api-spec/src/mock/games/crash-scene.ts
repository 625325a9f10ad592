import { circle, n, path, times } from "../art/svg.ts";
import { seededRandom } from "../world/random.ts";

const WIDTH = 400;
const STARS = 46;
const GROUND = 226;

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const DEFINITIONS = `<defs><linearGradient id="night" x2="0" y2="1">${stop(0, "#0a1030")}${stop(0.5, "#2a2560")}${stop(0.8, "#6c3a68")}${stop(1, "#c4694f")}</linearGradient>
<radialGradient id="moonlight">${stop(0, "#fff3d6", 0.55)}${stop(0.35, "#f7dba0", 0.2)}${stop(1, "#f7dba0", 0)}</radialGradient>
<radialGradient id="lamp">${stop(0, "#ffd98a", 0.9)}${stop(0.3, "#f2b53c", 0.35)}${stop(1, "#f2b53c", 0)}</radialGradient>
<linearGradient id="wake" x2="0" y2="1">${stop(0, "#f2b53c", 0.5)}${stop(1, "#f2b53c", 0)}</linearGradient></defs>`;

const stars = (): string => {
  const random = seededRandom("crash-scene");
  return times(STARS, () =>
    circle(
      random.range(0, WIDTH),
      random.range(4, 130),
      random.range(0.4, 1.3),
      `fill="#fff6df" opacity="${n(random.range(0.3, 0.9))}"`,
    ),
  );
};

const cloud = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x},${y})scale(${scale})" d="M-50,8C-58,-2 -44,-12 -32,-8C-28,-22 -4,-24 4,-12C14,-20 34,-14 32,-4C46,-6 54,6 44,10H-44Z" fill="#fff6e6" fill-opacity=".14"/>`;

/** A market stall: roof, body, a lit window, a lantern. */
const stall = (x: number, height: number, width: number) => {
  const top = GROUND - height;
  return (
    `<g>${circle(x + width / 2, top + 14, 26, 'fill="url(#lamp)"')}` +
    path(
      `M${x - 8},${top + 4}Q${x + 4},${top - 1} ${x + width / 2},${top - 14}Q${x + width - 4},${top - 1} ${x + width + 8},${top + 4}Z`,
      'fill="#0c0a20"',
    ) +
    path(`M${x},${top + 4}H${x + width}V${GROUND}H${x}Z`, 'fill="#15102c"') +
    path(`M${x + 6},${top + 10}H${x + width - 6}V${top + 20}H${x + 6}Z`, 'fill="#ffce6e" fill-opacity=".85"') +
    `${circle(x + width + 4, top + 10, 3.4, 'fill="#e8533f"')}</g>`
  );
};

/**
 * Renders the night market below the crane's flight. The layers `far`, `near` and `clouds` sink while the crane climbs; `trail` and `wake`
 * are drawn behind it.
 */
export const crashScene = (): string =>
  `<svg viewBox="0 0 400 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">${DEFINITIONS}
<rect width="400" height="260" fill="url(#night)"/>${stars()}
${circle(350, 50, 78, 'fill="url(#moonlight)"')}${circle(350, 50, 21, 'fill="#fbeccb"')}${circle(343, 45, 4.6, 'fill="#ecd6a4"')}${circle(357, 57, 3.2, 'fill="#ecd6a4"')}
<g id="clouds">${cloud(90, 84, 0.9)}${cloud(262, 116, 1.1)}${cloud(420, 74, 0.8)}</g>
<path id="far" d="M-10,300V196C30,168 62,176 92,158C128,138 150,176 190,168C232,158 258,130 300,148C340,166 368,150 410,164V300Z" fill="#2b2358"/>
<g id="near"><path d="M-10,340V214C40,196 84,214 130,204C186,190 220,212 270,200C320,188 366,206 410,196V340Z" fill="#1b1740"/>
${stall(26, 26, 34)}${stall(84, 34, 26)}${stall(132, 22, 40)}${stall(206, 30, 30)}${stall(262, 24, 42)}${stall(330, 36, 28)}
<path d="M-10,${GROUND}H410V340H-10Z" fill="#0d1024"/><path d="M20,238h30M78,244h20M136,238h34M214,243h18M268,238h34M336,244h20" stroke="#ffce6e" stroke-opacity=".4" stroke-width="1.6" stroke-linecap="round"/></g>
<path id="wake" fill="url(#wake)" d="M0,0"/><path id="trail" class="trail" d="M0,0"/></svg>`;
