import accessibility from "../content/paginas/toegankelijkheid.yaml";
import { Statement } from "../sections/statement";

export function Component() {
  return <Statement content={accessibility} />;
}
