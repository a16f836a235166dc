import { useEffect, useState } from "react";
import { classNames } from "#lib/screen/class-names";

/** A photo from this device. One that the browser cannot show (HEIC) leaves its place empty. */
export function PhotoPreview({ file, alt, className }: { file: File; alt: string; className?: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (address === null) return null;
  return (
    <img
      src={address}
      alt={alt}
      onError={() => setAddress(null)}
      className={classNames("rounded-md bg-sunken object-contain", className)}
    />
  );
}
