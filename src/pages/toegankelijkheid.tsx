import accessibility from "../content/paginas/toegankelijkheid.yaml";
import { TextPage } from "../sections/text-page.tsx";

export function Component() {
  return <TextPage content={accessibility} />;
}
