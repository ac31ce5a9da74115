import { Link } from "react-router-dom";
import type { Company, Proof, ShellContent } from "../lib/content/schema";
import { paths, tradeRegisterUrl } from "../lib/paths";
import { Container } from "../ui/container";
import { Picture } from "../ui/picture";

const linkClass = "text-link inline-block min-h-6";

interface Props {
  proof: Proof;
  more?: string;
  company: Company;
  shell: ShellContent;
}

// The register by itself proves little, and its number is in the foot of every page.
const hasProof = ({ reviews, people, assurance }: Proof) =>
  Boolean(reviews.average || people.items?.length || assurance?.insurance);

/** One of each kind of proof that the owner filled in, with its source: a score, a face, an insurer, and then the register. */
export function ProofLine({ proof, more, shell, company }: Props) {
  if (!hasProof(proof)) return null;
  const { average, averageLine } = proof.reviews;
  const [person] = proof.people.items ?? [];
  const insurer = proof.assurance?.insurance?.company;
  return (
    <ul className="flex flex-wrap items-center gap-x-8 gap-y-2 text-small">
      {average && (
        <li>
          <AverageLink line={averageLine} average={average} />
        </li>
      )}
      {person && (
        <li className="flex items-center gap-3">
          <Picture picture={person.picture} slot="face" className="size-12 shrink-0 rounded-full" />
          <Link to={paths.about} className={linkClass}>{`${person.name}, ${person.job}`}</Link>
        </li>
      )}
      {insurer && more && (
        <li>
          <Link to={more} className={linkClass}>
            {insurer}
          </Link>
        </li>
      )}
      <li>
        <a href={tradeRegisterUrl(company.chamberOfCommerceNumber)} className={linkClass}>
          {`${shell.footer.chamberOfCommerceLabel} ${company.chamberOfCommerceNumber}`}
        </a>
      </li>
    </ul>
  );
}

/** The average of all reviews in the owner's sentence, as a link to its source. */
export function AverageLink({
  line,
  average: { source, value, count, url },
}: {
  line: string;
  average: NonNullable<Proof["reviews"]["average"]>;
}) {
  return (
    <a href={url} className={linkClass}>
      {line.replace("{bron}", source).replace("{cijfer}", value).replace("{aantal}", String(count))}
    </a>
  );
}

/** The same as a band below the top of a page. */
export function ProofBand(props: Props) {
  if (!hasProof(props.proof)) return null;
  return (
    <div className="border-b border-zinc-200 bg-white">
      <Container className="py-4">
        <ProofLine {...props} />
      </Container>
    </div>
  );
}
