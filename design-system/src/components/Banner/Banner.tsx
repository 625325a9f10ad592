import { useId, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import {
  AlertIcon,
  CloseIcon,
  type IconDrawing,
  InformationIcon,
  SuccessIcon,
  WarningIcon,
} from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Banner.css.ts";
import type { BannerTone } from "./banner-options.ts";

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "title"> {
  /**
   * Kind of message. Screen readers read "danger" at once when the banner appears, and the others at the next pause.
   * @default "information"
   */
  tone?: BannerTone;
  /** The message in a few words. @default none */
  title?: string;
  /** What the message means, in one or two sentences. It may contain links. */
  children: ReactNode;
  /** A Button or LinkButton for the next step. @default none */
  action?: ReactNode;
  /**
   * Called when the close button is clicked; the caller then removes the banner. Do not pass it for a message that every member must read.
   * @default none
   */
  onDismiss?: () => void;
  ref?: Ref<HTMLDivElement>;
}

const DRAWINGS: Record<BannerTone, IconDrawing> = {
  information: InformationIcon,
  positive: SuccessIcon,
  warning: WarningIcon,
  danger: AlertIcon,
};

/**
 * A message that stays in the page, at the place where it matters: maintenance, a failed payment, a changed rule. For a short confirmation
 * use a toast, for something that needs an answer an AlertDialog, and for one field its own error.
 */
export function Banner(props: BannerProps) {
  const { tone = "information", title, children, action, onDismiss, ref, ...rest } = props;
  const strings = useStrings(actionStrings);
  const titleId = useId();
  return (
    <div {...rest} ref={ref} className={styles.banner({ tone })} data-tone={tone}>
      <span className={styles.icon}>
        <Icon drawing={DRAWINGS[tone]} />
      </span>
      <div className={styles.main}>
        {/* Labelled by its title, so that screen reader users who come to it later know what it is about. */}
        <div role={tone === "danger" ? "alert" : "status"} {...(title !== undefined && { "aria-labelledby": titleId })}>
          {title !== undefined && (
            <p id={titleId} className={styles.title}>
              {title}
            </p>
          )}
          <div className={styles.words}>{children}</div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton label={strings.close} icon={CloseIcon} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
