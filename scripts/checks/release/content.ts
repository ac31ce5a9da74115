import type { Content, Service } from "../../../src/lib/content/schema.ts";
import { isDrawing } from "../../../src/lib/pictures/picture-files.ts";
import { checkContentAndPhotos } from "../../content/check.ts";
import { findingInCms, placeInCms } from "../../content/cms-names.ts";
import type { Path } from "../../content/finding.ts";
import { confirm, findCompanyProblems, fix, type Problem } from "./company.ts";

/** Finds what keeps the texts from going live, and what only the owner can judge. */
export async function findContentProblems(): Promise<Problem[]> {
  const { content, values, findings } = await checkContentAndPhotos(process.cwd());
  if (!content || findings.length > 0) {
    const lines = findings.map((finding) => findingInCms(finding, values)).join("\n  ");
    return [fix(`De teksten zijn nog niet in orde; dit zegt npm run check:content:\n  ${lines}`)];
  }
  return [
    ...findCompanyProblems(Object(values["bedrijf.yaml"])),
    ...askForPhotographs(content),
    ...askAboutOldPrices(content),
    ...findEmptyBlocks(content),
    confirm(
      "Klopt elke belofte op de website? De lijst staat in docs/online-zetten.md, onder “De beloften”.",
    ),
  ];
}

function askForPhotographs({ projecten }: Content): Problem[] {
  const total = projecten.filter(({ picture }) => isDrawing(picture.name)).length;
  if (total === 0) return [];
  const subject = total === 1 ? "project is" : "projecten zijn";
  return [
    confirm(
      `${total} ${subject} nog getekend. Vervang een tekening door een foto van eigen werk, zie docs/teksten-aanpassen.md, “Foto’s”.`,
    ),
  ];
}

function askAboutOldPrices({ diensten }: Content): Problem[] {
  const yearAgo = new Date().setFullYear(new Date().getFullYear() - 1);
  return diensten
    .filter(({ prices }) => prices && Date.parse(prices.date) < yearAgo)
    .map((service) =>
      confirm(`${placeOfService(service, ["prices"])}: ouder dan 12 maanden. Kloppen ze nog?`),
    );
}

const about = "paginas/over-ons.yaml";

const placesOf = (services: Service[], ...path: Path) =>
  services.map((service) => placeOfService(service, path)).join(", ");

const placeOfService = (service: Service, path: Path) =>
  placeInCms(`diensten/${service.slug}.yaml`, path, { [`diensten/${service.slug}.yaml`]: service });

/** Returns a problem for each trust signal that the pages still lack. */
export function findEmptyBlocks({ diensten, projecten, [about]: page }: Content): Problem[] {
  const { people, reviews, papers, insurance, sampleQuote } = page;
  const leaksWithoutRate = diensten.filter(
    ({ emergency, prices }) => emergency && !prices?.items.some(({ besideButton }) => besideButton),
  );
  const without = (name: "guarantee" | "prices") => diensten.filter((service) => !service[name]);
  const isDated = projecten.some(({ date, picture }) => date && !isDrawing(picture.name));
  const blocks: [place: string | false, example: string, effect?: string][] = [
    [
      !reviews.average && placeInCms(about, ["reviews", "average"]),
      "Google, 9,2, uit 48 beoordelingen",
      "Het cijfer komt bij de offerteknop, met een link naar de bron: wie u niet kent, vertrouwt het oordeel van klanten.",
    ],
    [
      !people.items && placeInCms(about, ["people"]),
      "Jan Jansen, voorman, met een foto van zijn gezicht",
      "De eerste komt bij de offerteknop, en allemaal staan ze bovenaan bij Over Ons: men ziet wie er op het dak komt.",
    ],
    [!reviews.items && placeInCms(about, ["reviews"]), "de woorden van een klant, met een link"],
    [placesOf(leaksWithoutRate, "prices"), "Voorrijden overdag, vanaf € 95 per keer, aangevinkt bij de knop"],
    [!insurance && placeInCms(about, ["insurance"]), "Verzekerd bij …, tot € 2.500.000 per keer"],
    [!papers && placeInCms(about, ["papers"]), "het nummer van uw VCA-certificaat, met een link"],
    [!sampleQuote && placeInCms(about, ["sampleQuote"]), "een offerte als pdf"],
    [placesOf(without("guarantee"), "guarantee"), "10 jaar garantie op nieuwe pannen en ons werk"],
    [placesOf(without("prices"), "prices"), "Nieuw pannendak, € 90 tot € 140 per m²"],
    [!isDated && "Projecten › Klaar op, bij een eigen foto", "5-3-2026"],
  ];
  const why = "Hierom belt iemand wel of niet: vul in wat klopt. Wat leeg is, staat niet op de site.";
  return blocks.flatMap(([place, example, effect = why]) =>
    place ? confirm(`Nog leeg: ${place} (zoals: ${example}). ${effect}`) : [],
  );
}
