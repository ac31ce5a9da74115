/**
 * One of the site's technical drawings, `public/drawings/<name>.svg`. It
 * decorates the text beside it, so it has no alternative text of its own.
 */
export function Drawing({
  name,
  width = 800,
  height = 600,
  eager = false,
  className = "",
}: {
  name: string;
  width?: number;
  height?: number;
  eager?: boolean;
  className?: string;
}) {
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
