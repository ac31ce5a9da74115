import company from "../content/bedrijf.yaml";
import privacy from "../content/paginas/privacy.yaml";
import { TextPage } from "../sections/text-page.tsx";

/** Without a confirmation mail, the statement leaves out the sections about it. */
export function Component() {
  const sections = privacy.sections.filter(
    ({ aboutConfirmation }) => company.sendsConfirmation || !aboutConfirmation,
  );
  return <TextPage content={{ ...privacy, sections }} />;
}
