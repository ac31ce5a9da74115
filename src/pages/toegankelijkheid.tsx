import accessibility from "../content/paginas/toegankelijkheid.yaml";
import { PageHero } from "../sections/page-hero";
import { Statement } from "../sections/statement";
import { PageHead } from "../ui/page-head";

export function Component() {
  return (
    <>
      <PageHead meta={accessibility.meta} />
      <PageHero heading={accessibility.heading} intro={accessibility.intro} />
      <Statement sections={accessibility.sections} />
    </>
  );
}
