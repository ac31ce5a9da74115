import shell from "../content/algemeen.yaml";
import accessibility from "../content/paginas/toegankelijkheid.yaml";
import { Statement } from "../sections/statement";
import { PageHead } from "../ui/page-head";

export function Component() {
  return (
    <>
      <PageHead meta={accessibility.meta} />
      <Statement content={accessibility} onThisPage={shell.onThisPage} />
    </>
  );
}
