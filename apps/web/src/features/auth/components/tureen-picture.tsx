/** The sign-in's picture: a tureen on a striped cloth, steaming. Decoration only. */
export function TureenPicture({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 300"
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="currentColor" strokeWidth="5" opacity="0.45">
        <path d="M122 62c-12-13 12-21 0-36" />
        <path d="M160 54c-12-13 12-21 0-36" />
        <path d="M198 62c-12-13 12-21 0-36" />
      </g>
      <g fill="currentColor">
        <circle cx="160" cy="88" r="12" />
        <path d="M76 160c4-36 38-60 84-60s80 24 84 60z" />
        <path d="M70 174h180c0 46-36 78-90 78s-90-32-90-78z" />
        <path d="M122 258h76l8 12h-92z" />
      </g>
      <g stroke="currentColor" strokeWidth="11">
        <path d="M70 184c-28-4-38 34 10 42" />
        <path d="M250 184c28-4 38 34-10 42" />
      </g>
      <g stroke="var(--color-glaze)" strokeWidth="4">
        <path d="M80 200h160" />
        <path d="M84 210h152" strokeWidth="2" />
        <path d="M98 148h124" strokeWidth="2" />
      </g>
      <g stroke="currentColor" opacity="0.45">
        <path d="M28 284h264" strokeWidth="6" />
        <path d="M48 295h224" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
