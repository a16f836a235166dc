import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  icon: LucideIcon;
  /** What it does, for those who have the screen read out: "Remove flour". */
  label: string;
  variant?: ComponentProps<typeof Button>["variant"];
  size?: "icon" | "icon-sm";
  busy?: boolean;
};

/** A button that is nothing but a picture; while it is busy the turning ring stands in the picture's place. */
export function IconButton({
  icon: Icon,
  label,
  variant = "quiet",
  size = "icon",
  busy = false,
  ...props
}: IconButtonProps) {
  return (
    <Button variant={variant} size={size} busy={busy} aria-label={label} {...props}>
      {!busy && <Icon aria-hidden className="size-5" />}
    </Button>
  );
}
