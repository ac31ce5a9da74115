/** A message that a screen reader says as soon as it is there. */
export function Notice({ role = "status", children }: { role?: "status" | "alert"; children?: string }) {
  return (
    <div role={role}>
      {children && <p className="mt-4 border-l-4 border-tile pl-4 wrap-anywhere">{children}</p>}
    </div>
  );
}
