import { Canvas, DocsContext, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, type ReactNode, use, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useOnScreen } from "../../foundations/scrolling/use-on-screen.ts";
import { AlertIcon, SuccessIcon } from "../../icons/icons.ts";
import * as styles from "./docs.css.ts";
import { EditableProps } from "./Props.tsx";
import { Line } from "./Line.tsx";
import { IN_DOCS } from "./keep-to-frame.ts";
import { type FramedStory, useArgsInFrame } from "./use-args-in-frame.ts";

interface KeysProps {
  /** Keys (separated by " / " if each of them has the same effect) and their effect. */
  rows: readonly (readonly [keys: string, effect: string])[];
}

/** The table of a component's keyboard keys. */
export const Keys = ({ rows }: KeysProps) => (
  <Unstyled>
    <table className={styles.keys}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Key
          </th>
          <th scope="col" className={styles.head}>
            What it does
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, effect]) => (
          <tr key={keys}>
            <th scope="row" className={styles.keyCell}>
              {keys.split(" / ").map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </th>
            <td className={styles.effect}>
              <Line text={effect} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
);

interface GuidanceProps {
  do: readonly string[];
  dont: readonly string[];
}

/** What to do and what to avoid, side by side if there is space. */
export const Guidance = ({ do: right, dont: wrong }: GuidanceProps) => (
  <Unstyled>
    <div className={styles.guidance}>
      <Advice title="Do" tone="positive" lines={right} />
      <Advice title="Don’t" tone="danger" lines={wrong} />
    </div>
  </Unstyled>
);

function Advice({ title, tone, lines }: { title: string; tone: "positive" | "danger"; lines: readonly string[] }) {
  return (
    <div className={styles.advice({ tone })}>
      <p className={styles.adviceTitle({ tone })}>
        <Icon drawing={tone === "positive" ? SuccessIcon : AlertIcon} />
        {title}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Line text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type StoryReference = NonNullable<ComponentProps<typeof Canvas>["of"]>;

interface LiveExampleProps {
  of: StoryReference;
  /** Height in px of a separate page for the story (see `Framed`). @default shown on the docs page itself */
  height?: number;
}

/** A story, and below it a table that changes its props. The table is rendered when it is opened, because it is long. */
export function LiveExample({ of, height }: LiveExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {height === undefined ? <Canvas of={of} /> : <Framed of={of} height={height} />}
      <details className={styles.editor} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.editorSummary}>Change the props</summary>
        {isOpen && <EditableProps of={of} />}
      </details>
    </>
  );
}

interface PicturedProps {
  do: ReactNode;
  /** The reason why it is right. */
  doText: string;
  dont: ReactNode;
  /** The reason why it is wrong. */
  dontText: string;
}

/** A right and a wrong use of a component, side by side if there is space. */
export const Pictured = ({ do: right, doText, dont: wrong, dontText }: PicturedProps) => (
  <Unstyled>
    <div className={styles.guidance}>
      <Picture title="Do" tone="positive" text={doText}>
        {right}
      </Picture>
      <Picture title="Don’t" tone="danger" text={dontText}>
        {wrong}
      </Picture>
    </div>
  </Unstyled>
);

interface PictureProps {
  title: string;
  tone: "positive" | "danger";
  text: string;
  children: ReactNode;
}

function Picture({ title, tone, text, children }: PictureProps) {
  return (
    <figure className={styles.advice({ tone })}>
      <div className={styles.picture}>{children}</div>
      <figcaption>
        <span className={styles.adviceTitle({ tone })}>
          <Icon drawing={tone === "positive" ? SuccessIcon : AlertIcon} />
          {title}
        </span>
        <Line text={text} />
      </figcaption>
    </figure>
  );
}

interface FramedProps {
  of: StoryReference;
  /** Height in px. */
  height: number;
}

/**
 * Shows a story in a separate page, for content that covers the page or depends on its width. It follows the toolbar and the table of a
 * `LiveExample`. Storybook's own frame follows neither.
 */
export function Framed({ of, height }: FramedProps) {
  const { story } = useOf(of, ["story"]);
  const { globals } = use(DocsContext).getStoryContext(story);
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [`${name}:${value}`] : [],
  );
  const address = `iframe.html?id=${story.id}&viewMode=story&${IN_DOCS}=true&globals=${chosen.join(";")}`;
  return (
    <Unstyled>
      {/* The browser does not load another URL into the same element, so the key creates a new one. */}
      <Frame key={address} story={story} address={address} height={height} />
    </Unstyled>
  );
}

interface FrameProps {
  story: FramedStory;
  address: string;
  height: number;
}

function Frame({ story, address, height }: FrameProps) {
  const frame = useRef<HTMLObjectElement>(null);
  const isWanted = useOnScreen(frame, { once: true });
  useArgsInFrame(frame, story);
  return (
    <object
      ref={frame}
      className={styles.frame}
      aria-label={story.name}
      height={height}
      type="text/html"
      {...(isWanted && { data: address })}
    />
  );
}
