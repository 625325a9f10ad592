import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, useImperativeHandle } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useObjectRef } from "react-aria/useObjectRef";
import { useTooltip, useTooltipTrigger } from "react-aria/useTooltipTrigger";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { assert } from "../../foundations/props/assert.ts";
import { Bubble } from "../../foundations/overlays/bubble.tsx";

export const TOOLTIP_PLACEMENTS = ["top", "bottom", "start", "end"] as const;
export type TooltipPlacement = (typeof TOOLTIP_PLACEMENTS)[number];
export const TOOLTIP_PURPOSES = ["describe", "name"] as const;
export type TooltipPurpose = (typeof TOOLTIP_PURPOSES)[number];

/** A delay, so that a mouse that only passes over opens nothing. */
const OPEN_DELAY_MS = 400;
/** Time to move the mouse from the control to its tooltip (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 300;

export interface TooltipProps {
  /** A few words. They must not be needed to use the control. */
  text: string;
  /**
   * `describe`: screen readers read the text after the control's name. `name`: the text is the name that the control already has, such as
   * that of an IconButton, and is only shown; screen readers do not read it twice.
   * @default "describe"
   */
  purpose?: TooltipPurpose;
  /** Side of the control on which it opens. It uses the opposite side if there is no space. @default "top" */
  placement?: TooltipPlacement;
  /** One focusable control that accepts a `ref` and event handlers, as all components of this library do. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

const TAKES_FOCUS = new Set<unknown>(["a", "button", "input", "select", "textarea", "summary"]);
/** A component is assumed to be focusable; for an HTML element it can be checked. */
const canTakeFocus = ({ type, props }: TooltipProps["children"]) =>
  typeof type !== "string" || TAKES_FOCUS.has(type) || props.tabIndex !== undefined;

/**
 * A short text about a control, shown while the mouse is over it or it has keyboard focus. The mouse may move onto the text, and Escape
 * closes it (WCAG 1.4.13). Touch opens nothing, so put what members need into the page or a Popover. A disabled button opens nothing
 * either; say beside it why it is disabled. `ref` and `data-*` are passed to the control.
 */
export function Tooltip(props: TooltipProps) {
  const { text, purpose = "describe", placement = "top", children, ref, ...rest } = props;
  const trigger = useObjectRef(children.props.ref);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => trigger.current);
  if (process.env.NODE_ENV !== "production") {
    assert(
      canTakeFocus(children),
      `A Tooltip explains a <${String(children.type)}>, which cannot receive the focus.`,
      "People without a mouse cannot read it (WCAG 2.1.1).",
      "Put it on a control, or write the text on the page.",
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
        // Otherwise the browser's own tooltip would cover this one.
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
