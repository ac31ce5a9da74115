import company from "../content/bedrijf.yaml";
import privacy from "../content/paginas/privacy.yaml";
import { TextPage } from "../sections/text-page.tsx";

/** The privacy statement, with the sections about confirmation mails only if visitors get them. */
export function Component() {
  const sections = privacy.sections.filter(
    ({ aboutConfirmation }) => company.sendsConfirmation || !aboutConfirmation,
  );
  return <TextPage content={{ ...privacy, sections }} />;
}
