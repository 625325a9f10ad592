import { DocsContext, type useOf } from "@storybook/addon-docs/blocks";
import { type RefObject, use, useEffect } from "react";

export type FramedStory = ReturnType<typeof useOf<"story">>["story"];

/** The events of Storybook's preview in the frame. The frame is of the same origin, so this page can reach them. */
interface FrameChannel {
  emit: (event: "updateStoryArgs", data: { storyId: string; updatedArgs: object }) => void;
  once: (event: "storyRendered", listener: () => void) => void;
}

/** Passes each prop that is changed in a table of the docs page on to the story in a frame, which is another page with its own props. */
export function useArgsInFrame(frame: RefObject<HTMLObjectElement | null>, story: FramedStory): void {
  const context = use(DocsContext);
  useEffect(() => {
    const element = frame.current;
    let passed: FramedStory["initialArgs"] = story.initialArgs;
    const channel = (): FrameChannel | undefined => {
      const inner: (Window & { __STORYBOOK_ADDONS_CHANNEL__?: FrameChannel }) | null = element?.contentWindow ?? null;
      return inner?.__STORYBOOK_ADDONS_CHANNEL__;
    };
    // Before the preview in the frame shows its story, it rejects props.
    const isShown = () => element?.contentDocument?.body.classList.contains("sb-show-main") === true;
    // The frame reports each change of its props, and this page receives the report too. So only what differs is passed on.
    const pass = () => {
      const { args } = context.getStoryContext(story);
      const changed = Object.keys({ ...passed, ...args }).filter((name) => args[name] !== passed[name]);
      if (changed.length === 0 || !isShown()) return;
      passed = args;
      const updatedArgs = Object.fromEntries(changed.map((name) => [name, args[name]]));
      channel()?.emit("updateStoryArgs", { storyId: story.id, updatedArgs });
    };
    const passToLoaded = () => {
      passed = story.initialArgs;
      if (isShown()) pass();
      else channel()?.once("storyRendered", pass);
    };
    element?.addEventListener("load", passToLoaded);
    context.channel.on("storyArgsUpdated", pass);
    return () => {
      element?.removeEventListener("load", passToLoaded);
      context.channel.off("storyArgsUpdated", pass);
    };
  }, [frame, story, context]);
}
