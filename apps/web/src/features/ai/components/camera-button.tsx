import { Camera } from "lucide-react";
import { useId } from "react";
import { buttonStyle } from "#components/ui/button";
import { classNames } from "#lib/class-names";
import { hasFinePointer } from "#lib/pointer";

interface CameraButtonProps {
  label: string;
  disabled: boolean;
  onPhoto: (photo: File) => void;
}

/** Opens a phone's camera. The file chooser beside it opens the pictures that are there already. */
export function CameraButton({ label, disabled, onPhoto }: CameraButtonProps) {
  const id = useId();
  if (hasFinePointer()) return null;
  return (
    <span className="has-focus-visible:rounded-md has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const photo = event.target.files?.[0];
          if (photo) onPhoto(photo);
          event.target.value = "";
        }}
      />
      <label htmlFor={id} className={classNames(buttonStyle({ variant: "secondary" }), "w-full")}>
        <Camera aria-hidden className="size-4.5" />
        {label}
      </label>
    </span>
  );
}
