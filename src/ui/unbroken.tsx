/** Keeps a name, such as "Den Haag", and the punctuation after it on one line. */
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
