import { encode } from "uqr";

const LOCAL_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The address as a code for a phone's camera. An address that means "this computer" would lead the phone to itself,
 * so there a sentence stands in its place.
 */
export function PhoneCode({ address }: { address: string }) {
  if (LOCAL_HOSTS.includes(new URL(address).hostname)) {
    return (
      <p>
        This page is open as “{new URL(address).host}”, which only this computer understands. Open Tureen by the home
        network address that it printed when it started, and a code for the phone’s camera appears here.
      </p>
    );
  }
  const { data, size } = encode(address, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <>
      <p>Point the camera at this code, or type {address}</p>
      {/* Dark on white in both colour schemes: cameras read nothing else as well. */}
      <svg
        role="img"
        aria-label={`Code for ${address}`}
        viewBox={`0 0 ${size} ${size}`}
        className="mt-3 size-36 rounded-sm bg-[#fff]"
        shapeRendering="crispEdges"
      >
        <path d={squares.join("")} fill="#000" />
      </svg>
    </>
  );
}
