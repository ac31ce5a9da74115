import { placeInForm } from "../../../beheer/form-names";
import type { Service } from "../../../src/lib/content/schema";
import type { Path } from "../../content/finding";
import type { Content } from "../../content/judge";
import { confirm, type Task } from "./task";

export function findRendered(content: Content): Task[] {
  const total = JSON.stringify(content).match(/"rendered":true/g)?.length ?? 0;
  if (total === 0) return [];
  const still = total === 1 ? "foto is" : "foto’s zijn";
  return [
    confirm(
      `${total} ${still} nog een 3D-impressie. Vervang ze door foto’s van eigen werk, zie docs/teksten-aanpassen.md, “Foto’s”.`,
    ),
  ];
}

export function findOldPrices({ diensten }: Content, now = new Date()): Task[] {
  const yearAgo = new Date(now).setFullYear(now.getFullYear() - 1);
  return diensten
    .filter(({ prices }) => prices && Date.parse(prices.date) < yearAgo)
    .map((service) =>
      confirm(`${placeOfService(service, ["prices"])}: ouder dan 12 maanden. Kloppen ze nog?`),
    );
}

const about = "paginas/over-ons.yaml";

/** What homeowners compare roofers by, and what settles it when they doubt. */
const assurances = [
  ...["insurance", "guarantee", "guaranteeAfterUs", "vcaNumber", "hallmark", "disputes", "crew", "founded"],
  ...["sampleQuote", "payment", "withdrawal", "complaints"],
];

const placesOf = (services: Service[], ...path: Path) =>
  services.map((service) => placeOfService(service, path)).join(", ");

const placeOfService = (service: Service, path: Path) =>
  placeInForm(`diensten/${service.slug}.yaml`, path, { [`diensten/${service.slug}.yaml`]: service });

/** Asks for each empty block of proof, which pages leave out. */
export function findEmptyBlocks({ diensten, [about]: page }: Content): Task[] {
  const { assurance = {}, people, reviews } = page;
  const missing = assurances.filter((name) => !(name in assurance));
  const labels = missing.map((name) => placeInForm(about, ["assurance", name]).split(" › ").at(-1));
  const leaksWithoutRate = diensten.filter(
    ({ emergency, prices }) => emergency && !prices?.items.some(({ besideButton }) => besideButton),
  );
  const withoutPrices = diensten.filter(({ prices }) => !prices);
  const empty = [
    !reviews.items && placeInForm(about, ["reviews"]),
    !people.items && placeInForm(about, ["people"]),
    leaksWithoutRate.length > 0 &&
      `${placesOf(leaksWithoutRate, "prices")}, met wat voorrijden kost, overdag en ’s nachts (Bij de spoedknop)`,
    missing.length > 0 && `${placeInForm(about, ["assurance"])}: ${labels.join(", ")}`,
    withoutPrices.length > 0 && placesOf(withoutPrices, "prices"),
  ];
  return empty.flatMap((block) =>
    block
      ? confirm(
          `Nog leeg: ${block}. Hierom belt iemand wel of niet: vul in wat klopt. Wat leeg is, staat niet op de site.`,
        )
      : [],
  );
}
