import accessibility from "../content/paginas/toegankelijkheid.yaml";
import { PageHero } from "../sections/page-hero";
import { Statement } from "../sections/statement";
import { PageHead } from "../ui/page-head";

export default function AccessibilityPage() {
  return (
    <>
      <PageHead meta={accessibility.meta} path="/toegankelijkheid" />
      <PageHero
        trail={[{ label: "Home", path: "/" }]}
        heading={accessibility.heading}
        intro={accessibility.intro}
      />
      <Statement sections={accessibility.sections} />
    </>
  );
}
