import { Section, SectionHeading, type SectionProps } from "../ui/section";

/** A section with its heading at the left of its content, from laptop width on. */
export function Split({ tone, id, heading, intro, link, children }: SectionProps & { heading: string }) {
  return (
    <Section tone={tone} id={id}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading heading={heading} intro={intro} />
          {link && <div className="mt-4">{link}</div>}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
