import shell from "../content/algemeen.yaml";
import accessibility from "../content/paginas/toegankelijkheid.yaml";
import { Statement } from "../sections/statement";

export function Component() {
  return <Statement content={accessibility} onThisPage={shell.onThisPage} />;
}
