import { useId, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
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
   * What kind of news it is. "danger" is read out at once when the banner appears, the others when there is a pause.
   * @default "information"
   */
  tone?: BannerTone;
  /** The news in a few words. @default none: the text alone */
  title?: string;
  /** What it means, in a sentence or two; may hold links. */
  children: ReactNode;
  /** A Button or LinkButton that leads on. @default none */
  action?: ReactNode;
  /** Gives it a close button; the caller takes the banner away. Never for what must not be missed. @default none */
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
 * News that stays in the page, where it matters: maintenance, a failed payment, a rule that changed. For a passing confirmation use
 * a toast, for what must be answered an AlertDialog, beside a field its own error.
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
        {/* Named by its title, so that who comes by later knows what it is. */}
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
