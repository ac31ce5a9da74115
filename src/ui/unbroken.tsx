/** Keeps a name, such as "Den Haag", and the punctuation after it on one line; with `hasOwnLine` on a line of its own. */
export function Unbroken({ text, name, hasOwnLine }: { text: string; name: string; hasOwnLine?: boolean }) {
  const [before = "", ...parts] = text.split(name);
  return (
    <span>
      {before}
      {parts.flatMap((part) => {
        const [mark = ""] = /^\p{P}*/u.exec(part) ?? [];
        return [
          <span key={part} className={hasOwnLine ? "block" : "inline-block"}>
            {name + mark}
          </span>,
          part.slice(mark.length),
        ];
      })}
    </span>
  );
}
