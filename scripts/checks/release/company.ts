import { stdnum } from "stdnum";
import type { Company } from "../../../src/lib/content/schema";
import type { Path } from "../../content/finding";
import { placeInForm } from "../../content/form-names";
import { confirm, fix, type Task } from "./task";

const placeOf = (...path: Path) => placeInForm("bedrijf.yaml", path);

/** The example facts; no real phone number has six zeros in a row. */
const placeholder = /voorbeeld|\.example\b|0{6}/i;
const placeholderPostalCode = "1200 AA";
const placeholderName = "Dakmeesters Hilversum";

/** Finds facts that are still examples, and a btw-id with a wrong check digit. */
export function findInCompany(company: Company): Task[] {
  const { address, vatId } = company;
  const values: [path: Path, value: string][] = [
    [["legalName"], company.legalName],
    [["phone"], company.phone.display],
    [["emergencyPhone"], company.emergencyPhone.display],
    [["whatsapp"], company.chatUrl],
    [["email"], company.email],
    [["confirmationSender"], company.confirmationSender ?? ""],
    [["address", "street"], address.street],
    [["address", "postalCode"], address.postalCode],
    [["chamberOfCommerceNumber"], company.chamberOfCommerceNumber],
    [["vatId"], vatId],
    ...company.networks.map(({ url }, index): [Path, string] => [["networks", index, "url"], url]),
    [["review", "link"], company.review?.link ?? ""],
  ];
  const examples = values.filter(([, value]) => isPlaceholder(value));
  const tasks = examples.map(([path, value]) =>
    fix(`${placeOf(...path)}: "${value}" is nog een voorbeeld. Vul het echte gegeven in.`),
  );
  if (!isPlaceholder(vatId) && !stdnum.NL?.btw?.validate(vatId).isValid) {
    tasks.push(
      fix(
        `${placeOf("vatId")}: "${vatId}" is geen btw-id: het controlegetal klopt niet. Neem het over uit Mijn Belastingdienst Zakelijk, als NL123456789B01.`,
      ),
    );
  }
  if (company.name === placeholderName) {
    tasks.push(
      confirm(
        `${placeOf("name")}: "${placeholderName}" is bedacht. Heet het bedrijf echt zo? Pas het anders aan.`,
      ),
    );
  }
  return tasks;
}

function isPlaceholder(value: string): boolean {
  return placeholder.test(value.replace(/(?<=\d)[ -](?=\d)/g, "")) || value === placeholderPostalCode;
}
