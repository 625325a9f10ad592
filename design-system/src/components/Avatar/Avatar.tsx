import type { HTMLAttributes, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { UserIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Image } from "../Image/Image.tsx";
import { initials } from "../Image/rules.ts";
import { avatar } from "./Avatar.css.ts";
import { hueOfName } from "./rules.ts";

export const AVATAR_SIZES = ["small", "medium", "large"] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, ClosedAttributes | "children"> {
  /** Name of the member. Its initials are shown in a hue that is derived from the name. An empty name shows a plain figure. */
  name: string;
  /** URL of a picture. @default the initials */
  src?: string;
  /** 32, 40 or 64 px. @default "medium" */
  size?: AvatarSize;
  /**
   * Text for screen readers. Needed only where the name is not shown beside the avatar.
   * @default decoration, which screen readers ignore
   */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A member as a disc with initials or a picture. Show the name beside it: many members share the same initials. */
export function Avatar({ name, src, size = "medium", label, ref, ...rest }: AvatarProps) {
  const accessibility =
    label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
  return (
    <span {...rest} {...accessibility} ref={ref} className={avatar({ size, hue: hueOfName(name) })} translate="no">
      {src !== undefined ? (
        <Image src={src} alt="" ratio="square" fallbackName={name} priority />
      ) : name === "" ? (
        <Icon drawing={UserIcon} size={size === "large" ? "large" : "medium"} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
