import { type ReactNode, useId } from "react";
import { classNames } from "#lib/screen/class-names";
import { buttonStyle } from "./button";

interface FileButtonProps {
  /** What it is for, where its children do not say it. */
  label?: string;
  /** As of a file input: "image/*". */
  accept: string;
  /** Opens the device's camera in place of its files. */
  capture?: "environment" | undefined;
  /** Several at once. */
  multiple?: boolean;
  disabled: boolean;
  className: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that takes files of the device. */
export function FileButton({ label, className, onFiles, children, ...input }: FileButtonProps) {
  const id = useId();
  return (
    <span className="has-focus-visible:rounded-md has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        {...input}
        id={id}
        type="file"
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen again must count as a change.
          event.target.value = "";
        }}
      />
      <label htmlFor={id} title={label} className={classNames(buttonStyle({ variant: "secondary" }), className)}>
        {children}
      </label>
    </span>
  );
}
