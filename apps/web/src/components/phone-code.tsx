import { t } from "#lib/text/language";
import { encode } from "uqr";

const LOCAL_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a page was opened under a name that only this computer understands. */
export const isOnTheBox = (origin: string): boolean => LOCAL_HOSTS.includes(new URL(origin).hostname);

interface PhoneCodeProps {
  /** How this page was opened: "http://192.168.1.20:3000". */
  origin: string;
  /** Where phones at home find the server, the likeliest first. */
  homeAddresses: readonly string[];
}

/**
 * The address as a code for a phone's camera. On the box itself the page is open as "localhost", which would lead the
 * phone to itself: there the server's own address on the home network takes its place.
 */
export function PhoneCode({ origin, homeAddresses }: PhoneCodeProps) {
  const { host } = new URL(origin);
  const address = isOnTheBox(origin) ? homeAddresses[0] : origin;
  if (address === undefined) {
    return (
      <p>
        {t(
          "This page is open as “{host}”, which only this computer understands, and Tureen answers no other device. Start it with HOST=0.0.0.0, and a code for the phone’s camera appears here.",
          { host },
        )}
      </p>
    );
  }
  const { data, size } = encode(address, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <>
      <p>{t("Point the camera at this code, or type {address}", { address })}</p>
      {/* Dark on white in both colour schemes: cameras read nothing else as well. */}
      <svg
        role="img"
        aria-label={t("Code for {address}", { address })}
        viewBox={`0 0 ${size} ${size}`}
        className="mt-3 size-36 rounded-sm bg-[#fff]"
        shapeRendering="crispEdges"
      >
        <path d={squares.join("")} fill="#000" />
      </svg>
    </>
  );
}
