import { useId } from "react";

/** A band between two sections: the eaves of a pantile roof, transparent below the tiles. */
export function PantileEdge() {
  const id = useId();
  return (
    <svg aria-hidden="true" width="100%" height="24" className="text-tile print:hidden">
      <pattern id={id} width="48" height="24" patternUnits="userSpaceOnUse">
        <path
          d="M0 0v17.4c4.8 3.7 8.6 4.6 14.4 4.6 7.7 0 11-12.3 21.1-12.3 6.3 0 10.6 2.3 12.5 6.8V0z"
          fill="currentColor"
        />
        <path d="M0 0h4v19.5l-4-2.1zM41 0h7v16.5c-1.3-3.2-3.8-5.3-7-6.2z" opacity=".25" />
        <path
          d="M0 12.4c4.8 3.7 8.6 4.6 14.4 4.6 7.7 0 11-12.3 21.1-12.3 6.3 0 10.6 2.3 12.5 6.8M0 0v17"
          fill="none"
          stroke="#000"
          opacity=".6"
        />
      </pattern>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}
