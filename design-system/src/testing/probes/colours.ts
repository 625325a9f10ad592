interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const canvas = document.createElement("canvas");
canvas.width = 1;
canvas.height = 1;
const context = canvas.getContext("2d", { willReadFrequently: true });
const known = new Map<string, Colour>();

/** Parses any CSS colour. */
export function readColour(text: string): Colour {
  const cached = known.get(text);
  if (cached) return cached;
  context?.clearRect(0, 0, 1, 1);
  if (context) context.fillStyle = text;
  context?.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  const colour = { red, green, blue, alpha: alpha / 255 };
  known.set(text, colour);
  return colour;
}

const over = (front: Colour, back: Colour): Colour => {
  const mix = (one: number, two: number) => one * front.alpha + two * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
};

/** Returns the colour behind an element: the backgrounds of its ancestors, blended. */
export function groundBehind(element: Element): Colour {
  const layers: Colour[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const colour = readColour(getComputedStyle(parent).backgroundColor);
    if (colour.alpha > 0) layers.push(colour);
    if (colour.alpha === 1) break;
  }
  return layers.reduceRight((back, front) => over(front, back), readColour("Canvas"));
}

export function groundOf(element: Element): Colour {
  return over(readColour(getComputedStyle(element).backgroundColor), groundBehind(element));
}

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ({ red, green, blue }: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast of a colour on its background (WCAG). */
export function contrastOn(front: Colour, ground: Colour): number {
  const [one, two] = [luminance(over(front, ground)), luminance(ground)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
