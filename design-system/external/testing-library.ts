// Replaces the parts of @testing-library/react that the tests of Radix use, with packages that we have.
import { configure, fireEvent as fire, getQueriesForElement, queries, screen } from "@testing-library/dom";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
configure({
  eventWrapper: (fireIt) => {
    let result: unknown;
    act(() => {
      result = fireIt();
    });
    return result;
  },
});

const mounted = new Map<Element, Root>();

export function render(element: ReactNode) {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  mounted.set(container, root);
  const rerender = (next: ReactNode) => act(() => root.render(next));
  rerender(element);
  return { container, rerender, ...getQueriesForElement(document.body, queries) };
}

export function cleanup(): void {
  for (const [container, root] of mounted) {
    act(() => root.unmount());
    container.remove();
  }
  mounted.clear();
}

export { act, fire as fireEvent, screen };
