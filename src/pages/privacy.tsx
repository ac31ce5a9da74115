import shell from "../content/algemeen.yaml";
import privacy from "../content/paginas/privacy.yaml";
import { Statement } from "../sections/statement";
import { PageHead } from "../ui/page-head";

export function Component() {
  return (
    <>
      <PageHead meta={privacy.meta} />
      <Statement content={privacy} onThisPage={shell.onThisPage} />
    </>
  );
}
