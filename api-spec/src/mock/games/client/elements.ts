/** Returns an element that the page always has. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** Returns an element of this kind that the page always has. */
export function elementOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = element(id);
  if (!(found instanceof kind)) throw new Error(`no element ${id}`);
  return found;
}
