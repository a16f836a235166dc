/** The tureen, drawn in the colour of the text around it. Decoration: the name stands beside it. */
export function Logo({ className = "h-8" }: { className?: string }) {
  return (
    <svg viewBox="6 8 52 48" aria-hidden className={`w-auto ${className}`}>
      <g fill="currentColor" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="32" cy="13.5" r="3.4" stroke="none" />
        <path strokeWidth="2" d="M16 30c1.2-7.7 7.9-12.3 16-12.3S46.8 22.3 48 30z" />
        <path strokeWidth="2" d="M15.5 35h33c0 9-6.5 15-16.5 15s-16.5-6-16.5-15z" />
        <path fill="none" strokeWidth="3" d="M14.5 37.5c-5-.5-6.5 6 2.5 6.8M49.5 37.5c5-.5 6.5 6-2.5 6.8M25 53h14" />
      </g>
      <path d="M19.5 40.2h25" fill="none" stroke="var(--color-clay)" strokeLinecap="round" strokeWidth="2" />
    </svg>
  );
}
