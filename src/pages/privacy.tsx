import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import privacy from "../content/paginas/privacy.yaml";
import { Statement } from "../sections/statement";

/** The statement is about what is done: without a confirmation nothing is said of one. */
export function Component() {
  const sections = privacy.sections.filter(
    ({ aboutConfirmation }) => company.confirmationSender || !aboutConfirmation,
  );
  return <Statement content={{ ...privacy, sections }} onThisPage={shell.onThisPage} />;
}
