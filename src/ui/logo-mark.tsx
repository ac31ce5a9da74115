/** A ridge over two courses of pantiles; the lower course takes the text colour. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M1 14 16 1.5l15 12.5v6.7c-.3-2.2-1.5-3.5-3.9-3.5-3.6 0-3.9 4.8-6.6 4.8-2.1 0-3.3-.2-4.5-1.3-.3-2.2-1.5-3.5-3.9-3.5-3.6 0-3.9 4.8-6.6 4.8-2.1 0-3.3-.2-4.5-1.3z"
        className="fill-tile"
      />
      <path
        d="M1 24.3c1.2 1.1 2.4 1.3 4.5 1.3 2.7 0 3-4.8 6.6-4.8 2.4 0 3.6 1.3 3.9 3.5 1.2 1.1 2.4 1.3 4.5 1.3 2.7 0 3-4.8 6.6-4.8 2.4 0 3.6 1.3 3.9 3.5v5c-.3-2.2-1.5-3.5-3.9-3.5-3.6 0-3.9 4.8-6.6 4.8-2.1 0-3.3-.2-4.5-1.3-.3-2.2-1.5-3.5-3.9-3.5-3.6 0-3.9 4.8-6.6 4.8-2.1 0-3.3-.2-4.5-1.3z"
        fill="currentColor"
      />
    </svg>
  );
}
