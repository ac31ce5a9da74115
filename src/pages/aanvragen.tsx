import type { LoaderFunctionArgs } from "react-router-dom";
import company from "../content/bedrijf.yaml";
import { load } from "../requests/load-requests.ts";
import { RequestsScreen } from "../requests/requests-screen.tsx";
import styles from "../requests/staff.css?inline";
import { PageHead } from "../ui/page-head.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load(new URL(request.url).search);

const meta = {
  title: `Aanvragen | ${company.name}`,
  description: "Voor medewerkers: de aanvragen die via de website zijn binnengekomen.",
};

/** The page of the staff. Its layout has no header, footer and floating buttons. */
export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <RequestsScreen />
      <style>{styles}</style>
    </>
  );
}
