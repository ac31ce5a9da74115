/** A text in which a name, such as "Den Haag", stays on one line with the mark after it, where that line has room. */
export function Unbroken({ text, name }: { text: string; name: string }) {
  const [before = "", ...parts] = text.split(name);
  return (
    <span>
      {before}
      {parts.flatMap((part) => {
        const [mark = ""] = /^\p{P}*/u.exec(part) ?? [];
        return [
          <span key={part} className="inline-block">
            {name + mark}
          </span>,
          part.slice(mark.length),
        ];
      })}
    </span>
  );
}
