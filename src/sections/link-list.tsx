import { Link } from "react-router-dom";

/** Links below each other, each with a note at the right. */
export function LinkList({
  links,
  className = "",
}: {
  links: { to: string; label: string; note: string | undefined }[];
  className?: string;
}) {
  return (
    <ul className={`border-t-2 border-ink ${className}`}>
      {links.map(({ to, label, note }) => (
        <li key={label} className="border-b border-zinc-300">
          <Link to={to} className="flex min-h-12 items-center justify-between gap-4 py-2">
            <span className="text-link">{label}</span>
            <span className="text-right text-slate">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
