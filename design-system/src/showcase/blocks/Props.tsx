import { ArgTypes, Controls, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useScrollsSideways } from "../../foundations/scrolling/use-scrolls-sideways.ts";
import { Line } from "./Line.tsx";
import { type NativeAttributes, nativeAttributesText } from "./native-attributes.ts";
import * as styles from "./docs.css.ts";

/** A wide table that scrolls by itself, so that the page stays as wide as a phone. A keyboard reaches it while it scrolls. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const isWide = useScrollsSideways(box);
  return (
    <section ref={box} className={styles.scroller} aria-label={label} {...(isWide && { tabIndex: 0 })}>
      {children}
    </section>
  );
}

type StoriesReference = NonNullable<ComponentProps<typeof ArgTypes>["of"]>;

/** The table of a component's props, below a sentence about the native attributes that it also accepts. */
export function Props({ of }: { of: StoriesReference }) {
  const { preparedMeta } = useOf(of, ["meta"]);
  const documented: { __docgenInfo?: NativeAttributes } | undefined = preparedMeta.component;
  const text = documented?.__docgenInfo && nativeAttributesText(documented.__docgenInfo);
  return (
    <>
      {text && (
        <Unstyled>
          <p className={styles.paragraph}>
            <Line text={text} />
          </p>
        </Unstyled>
      )}
      <Scroller label="Props">
        <ArgTypes of={of} />
      </Scroller>
    </>
  );
}

/** The table that changes the props of a story. */
export const EditableProps = ({ of }: { of: NonNullable<ComponentProps<typeof Controls>["of"]> }) => (
  <Scroller label="Props that you can change">
    <Controls of={of} />
  </Scroller>
);
