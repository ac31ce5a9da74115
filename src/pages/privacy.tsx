import { privacy } from "../content/privacy";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { PageHead } from "../ui/page-head";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";

export default function PrivacyPage() {
  return (
    <>
      <PageHead meta={privacy.meta} path="/privacy" />
      <PageHero trail={[{ label: "Home", path: "/" }]} heading={privacy.heading} intro={privacy.intro} />
      <Section>
        <div className="max-w-text space-y-12">
          {privacy.sections.map(({ heading, paragraphs, items }) => (
            <div key={heading}>
              <h2 className="mb-4 text-subheading">{heading}</h2>
              <Prose paragraphs={paragraphs} />
              {items && (
                <ul className="mt-4 list-disc space-y-2 pl-6 marker:text-tile">
                  {items.map((item) => (
                    <li key={item}>
                      <RichText text={item} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
