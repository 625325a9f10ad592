import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, useImperativeHandle } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useObjectRef } from "react-aria/useObjectRef";
import { useTooltip, useTooltipTrigger } from "react-aria/useTooltipTrigger";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { assert } from "../../foundations/assert.ts";
import { Bubble } from "../../foundations/bubble.tsx";

export const TOOLTIP_PLACEMENTS = ["top", "bottom", "start", "end"] as const;
export type TooltipPlacement = (typeof TOOLTIP_PLACEMENTS)[number];
export const TOOLTIP_PURPOSES = ["describe", "name"] as const;
export type TooltipPurpose = (typeof TOOLTIP_PURPOSES)[number];

/** A passing mouse opens nothing. */
const OPEN_DELAY_MS = 400;
/** Time to go from the control to its tooltip (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 300;

export interface TooltipProps {
  /** A few words; nothing that is needed to use the control. */
  text: string;
  /**
   * `describe`: a screen reader hears it after the control's name. `name`: it shows the eye the name that the control has
   * already, as of an IconButton; nothing is heard twice.
   * @default "describe"
   */
  purpose?: TooltipPurpose;
  /**
   * The side on which it lies while there is room; else the opposite one.
   * @default "top"
   */
  placement?: TooltipPlacement;
  /** One control that can be focused and takes a `ref` and handlers, as all of ours do. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

const TAKES_FOCUS = new Set<unknown>(["a", "button", "input", "select", "textarea", "summary"]);
/** A component is trusted to; an element of HTML shows it. */
const canTakeFocus = ({ type, props }: TooltipProps["children"]) =>
  typeof type !== "string" || TAKES_FOCUS.has(type) || props.tabIndex !== undefined;

/**
 * A few words more about a control, while the mouse rests on it or the keyboard has it. The mouse may go over the words, and
 * Escape takes them away (WCAG 1.4.13). A finger has no hover, so that a touch opens nothing: what a member needs stands in
 * the page or in a Popover. A disabled button takes no hover either; say beside it why. `ref` and `data-*` go to the control.
 */
export function Tooltip(props: TooltipProps) {
  const { text, purpose = "describe", placement = "top", children, ref, ...rest } = props;
  const trigger = useObjectRef(children.props.ref);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => trigger.current);
  if (process.env.NODE_ENV !== "production") {
    assert(
      canTakeFocus(children),
      `A Tooltip explains a <${String(children.type)}>, which takes no focus.`,
      "Who has no mouse never reads it (WCAG 2.1.1).",
      "Put it on a control, or write the words into the page.",
    );
  }
  const state = useTooltipTriggerState({ delay: OPEN_DELAY_MS, closeDelay: CLOSE_DELAY_MS });
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, trigger);
  const { tooltipProps: bubbleProps } = useTooltip({}, state);
  const { "aria-describedby": described, ...handlers } = triggerProps;
  const describedBy = [children.props["aria-describedby"], purpose === "describe" && described];
  return (
    <>
      {cloneElement(children, {
        ...mergeProps(children.props, handlers),
        ...rest,
        "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
        // The browser's own tooltip would lie over this one.
        title: undefined,
        ref: trigger,
      })}
      {state.isOpen && (
        <Bubble triggerRef={trigger} placement={placement} bubbleProps={{ ...bubbleProps, id: tooltipProps.id }}>
          {text}
        </Bubble>
      )}
    </>
  );
}
