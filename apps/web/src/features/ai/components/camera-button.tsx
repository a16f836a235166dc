import { Camera } from "lucide-react";
import { FileButton } from "#components/ui/file-button";
import { hasFinePointer } from "#lib/device/pointer";

interface CameraButtonProps {
  label: string;
  disabled: boolean;
  onPhoto: (photo: File) => void;
}

/** Opens a phone's camera. The file chooser beside it opens the pictures that are there already. */
export function CameraButton({ label, disabled, onPhoto }: CameraButtonProps) {
  if (hasFinePointer()) return null;
  return (
    <FileButton
      accept="image/*"
      capture="environment"
      disabled={disabled}
      className="w-full"
      onFiles={([photo]) => photo && onPhoto(photo)}
    >
      <Camera aria-hidden className="size-4.5" />
      {label}
    </FileButton>
  );
}
