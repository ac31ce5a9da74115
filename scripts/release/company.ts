import type { Company, PhoneNumber } from "../../src/content/types";
import { confirm, type Finding, fix } from "./finding";
import { isVatId } from "./vat-id";

const file = "src/content/company.ts";

/** What the repository came with; nobody has six zeros in a row in a telephone number. */
const placeholder = /voorbeeld|\.example\b|0{6}/i;
const placeholderPostalCode = "1200 AA";
const placeholderName = "Dakmeesters Hilversum";

/** Looks for facts that are still examples, or that cannot be right. Pure. */
export function findInCompany(company: Company): Finding[] {
  const { address, chamberOfCommerceNumber, vatId } = company;
  const values: [field: string, value: string][] = [
    ["legalName", company.legalName],
    ["phone", company.phone.display],
    ["emergencyPhone", company.emergencyPhone.display],
    ["email", company.email],
    ["address.street", address.street],
    ["address.postalCode", address.postalCode],
    ["chamberOfCommerceNumber", chamberOfCommerceNumber],
    ["vatId", vatId],
    ["chatUrl", company.chatUrl],
    ["socialUrl", company.socialUrl],
  ];
  const examples = values.filter(([, value]) => isPlaceholder(value));
  const isReal = (value: string) => !isPlaceholder(value);
  const findings = examples.map(([field, value]) =>
    fix(`${file}, ${field}: "${value}" is nog een voorbeeld. Vul het echte gegeven in.`),
  );

  for (const [field, phone] of Object.entries({
    phone: company.phone,
    emergencyPhone: company.emergencyPhone,
  })) {
    if (isReal(phone.display) && !isSameNumber(phone)) {
      findings.push(
        fix(
          `${file}, ${field}: "${phone.display}" en "${phone.dial}" zijn niet hetzelfde nummer. Schrijf dial als +31 met daarna negen cijfers, zonder de eerste 0.`,
        ),
      );
    }
  }
  if (isReal(chamberOfCommerceNumber) && !/^\d{8}$/.test(chamberOfCommerceNumber)) {
    findings.push(
      fix(
        `${file}, chamberOfCommerceNumber: "${chamberOfCommerceNumber}" is geen KvK-nummer. Het heeft acht cijfers, zonder punten of spaties.`,
      ),
    );
  }
  if (isReal(vatId) && !isVatId(vatId)) {
    findings.push(
      fix(
        `${file}, vatId: "${vatId}" is geen btw-id: het controlegetal klopt niet. Neem het over uit Mijn Belastingdienst Zakelijk, als NL123456789B01.`,
      ),
    );
  }
  if (isReal(address.postalCode) && !isPostalCode(address.postalCode)) {
    findings.push(
      fix(
        `${file}, address.postalCode: "${address.postalCode}" is geen postcode. Schrijf hem als 1234 AB, met een spatie.`,
      ),
    );
  }
  if (isReal(company.chatUrl)) findings.push(...findInChat(company));
  if (company.name === placeholderName) {
    findings.push(
      confirm(
        `${file}, name: "${placeholderName}" is bedacht. Heet het bedrijf echt zo? Pas het anders aan.`,
      ),
    );
  }
  return findings;
}

/** A link of WhatsApp holds a whole number: https://faq.whatsapp.com/5913398998672934 */
function findInChat({ chatUrl, phone, emergencyPhone }: Company): Finding[] {
  const number = /^https:\/\/wa\.me\/(\+?[\d -]+)/.exec(chatUrl)?.[1];
  if (!number) {
    return [confirm(`${file}, chatUrl: komt wie ${chatUrl} opent, bij u uit?`)];
  }
  if (!/^[1-9]\d{6,14}$/.test(number)) {
    return [
      fix(
        `${file}, chatUrl: "${chatUrl}" opent geen gesprek. Schrijf het hele nummer met 31 in plaats van de eerste 0, zonder + en spaties: https://wa.me/31612345678.`,
      ),
    ];
  }
  if ([phone, emergencyPhone].some(({ dial }) => dial === `+${number}`)) return [];
  return [
    confirm(
      `${file}, chatUrl: +${number} is geen van uw telefoonnummers (${phone.display} en ${emergencyPhone.display}). Beantwoordt u op dat nummer WhatsApp?`,
    ),
  ];
}

function isPlaceholder(value: string): boolean {
  // Without the spaces in a number, with those between words.
  return placeholder.test(value.replace(/(?<=\d)[ -](?=\d)/g, "")) || value === placeholderPostalCode;
}

function isSameNumber({ display, dial }: PhoneNumber): boolean {
  const national = display.replace(/\D/g, "").replace(/^0/, "");
  return /^\+31[1-9]\d{8}$/.test(dial) && dial === `+31${national}`;
}

/** PostNL never gives out these three: https://nl.wikipedia.org/wiki/Postcodes_in_Nederland */
function isPostalCode(value: string): boolean {
  return /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/.test(value);
}
