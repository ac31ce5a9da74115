/** A text in which a name, such as "Den Haag", stays on one line as long as that line has room for it. */
export function Unbroken({ text, name }: { text: string; name: string }) {
  return (
    <span>
      {text.split(name).flatMap((part, index) =>
        index === 0
          ? [part]
          : [
              <span key={part} className="inline-block">
                {name}
              </span>,
              part,
            ],
      )}
    </span>
  );
}
