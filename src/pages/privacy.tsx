import privacy from "../content/paginas/privacy.yaml";
import { PageHero } from "../sections/page-hero";
import { Statement } from "../sections/statement";
import { PageHead } from "../ui/page-head";

export default function PrivacyPage() {
  return (
    <>
      <PageHead meta={privacy.meta} path="/privacy" />
      <PageHero trail={[{ label: "Home", path: "/" }]} heading={privacy.heading} intro={privacy.intro} />
      <Statement sections={privacy.sections} />
    </>
  );
}
