import privacy from "../content/paginas/privacy.yaml";
import { PageHero } from "../sections/page-hero";
import { Statement } from "../sections/statement";
import { PageHead } from "../ui/page-head";

export function Component() {
  return (
    <>
      <PageHead meta={privacy.meta} />
      <PageHero heading={privacy.heading} intro={privacy.intro} />
      <Statement sections={privacy.sections} />
    </>
  );
}
