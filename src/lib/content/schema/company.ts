import { z } from "zod";
import { type ClosedDays, isPast, lengthInDays } from "../../../../supabase/functions/_shared/closed-days.ts";
import { socialMark } from "../../pictures/social-mark.ts";
import { closedDaysText, openingHoursText, type Weekday, weekdays } from "../../text/opening-hours.ts";
import { coordinates, day, emailAddress, phoneNumber, timeOfDay, webAddress } from "./facts.ts";
import { fact, group, list, words, yesOrNo } from "./fields.ts";

const openingHours = list(
  "Openingstijden",
  group("Dagen met dezelfde tijden", {
    days: list("Dagen", z.enum(Object.keys(weekdays) as Weekday[]).meta({ title: "Dag" })),
    opens: timeOfDay("Open vanaf"),
    closes: timeOfDay("Open tot"),
  }).meta({ summary: "{{fields.days}}: {{fields.opens}} tot {{fields.closes}}" }),
  { hint: "Wanneer u de telefoon van het kantoor opneemt. Een dag die er niet staat, bent u gesloten." },
);

/** The most days of a closure. Without it a typing error in the year would close the office for a year. */
const longestClosure = 60;

/** Parsing leaves out a closure in the past, so that no page shows it a year later. */
const closedDays = group("Gesloten", { from: day("Van"), through: day("Tot en met") })
  .refine(({ from, through }) => from <= through, {
    path: ["through"],
    error: "deze dag komt vóór de eerste. Klopt het jaar?",
  })
  .refine((days) => lengthInDays(days) <= longestClosure, {
    path: ["through"],
    error: ({ input }) =>
      `zo is het kantoor ${lengthInDays(input as ClosedDays)} dagen dicht, en meer dan ${longestClosure} kan hier niet. Klopt het jaar?`,
  })
  .transform((days) =>
    isPast(days, Date.now()) ? undefined : { ...days, text: closedDaysText(days.from, days.through) },
  )
  .meta({
    title: "Gesloten",
    description:
      "Voor een vakantie van het kantoor. Vanaf een week ervoor staat het bij de openingstijden, na een aanvraag en in de bevestiging. Na de laatste dag verdwijnt het vanzelf. Mag leeg blijven.",
  });

export const company = z
  .strictObject({
    name: words("Naam"),
    legalName: words("Statutaire naam", { hint: "Zoals het bedrijf bij de KvK staat." }),
    phone: phoneNumber("Telefoon"),
    emergencyPhone: phoneNumber("Spoednummer", "Wordt dag en nacht opgenomen."),
    whatsapp: phoneNumber("WhatsApp", "Hier leest u berichten en foto’s. Mag een van de andere twee zijn."),
    email: emailAddress("E-mailadres"),
    sendsConfirmation: yesOrNo(
      "Bevestiging per mail",
      "Na een offerteaanvraag krijgt een bezoeker een mail, van hetzelfde adres als waar uw aanvragen vandaan komen.",
    ),
    address: group("Adres", {
      street: words("Straat en nummer"),
      // PostNL never gives out SA, SD and SS: https://nl.wikipedia.org/wiki/Postcodes_in_Nederland
      postalCode: fact("Postcode", /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/, {
        remedy: "schrijf vier cijfers, een spatie en twee hoofdletters",
        example: "1200 AA",
      }),
      city: words("Plaats"),
      country: fact("Land", /^[A-Z]{2}$/, { remedy: "schrijf de landcode", example: "NL" }),
    }),
    location: group("Plek op de kaart", coordinates),
    chamberOfCommerceNumber: fact("KvK-nummer", /^\d{8}$/, {
      remedy: "schrijf acht cijfers, zonder punten of spaties",
      example: "12345678",
    }),
    vatId: fact("Btw-id", /^NL\d{9}B\d{2}$/, {
      remedy: "schrijf een btw-id zonder spaties",
      example: "NL123456789B01",
    }),
    networks: list(
      "Sociale netwerken",
      group("Netwerk", {
        name: words("Naam", { hint: "Zoals Facebook of Instagram." }),
        url: webAddress("Adres van het profiel"),
      }).transform((network) => ({ ...network, mark: socialMark(network.url) })),
      { min: 0, max: 6, hint: "Het eerste krijgt een zwevende knop, de andere staan onderaan." },
    ).default([]),
    openingHours,
    closed: closedDays.optional(),
  })
  .transform(({ whatsapp, ...facts }) => ({
    ...facts,
    officeHours: openingHoursText(facts.openingHours),
    chatUrl: `https://wa.me/${whatsapp.dial.slice(1)}`,
  }));
