import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { serviceOptions } from "../../../supabase/functions/_shared/quote-request.ts";
import { openingHoursText, type Weekday, weekdays } from "../opening-hours.ts";
import { fileName, pictureName } from "../picture-files.ts";
import { socialMark } from "../social-mark.ts";
import { fact, linkHelp, number, reference, richText, sentences, words, yesOrNo } from "./schema-fields.ts";

/*
 * What each file of src/content/ may hold, with its label, help text and limits, for the types, the check
 * (scripts/content/) and the CMS. Browsers never load it: src/ imports its types alone.
 */

type Shape = Parameters<typeof z.strictObject>[0] & {};

const group = <T extends Shape>(label: string, shape: T) => z.strictObject(shape).meta({ title: label });

/** `min` and `max` are what the layout can show. */
const list = <T extends z.ZodType>(
  label: string,
  item: T,
  { min = 1, max = 99, hint }: { min?: number; max?: number; hint?: string } = {},
) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .meta({ title: label, ...(hint && { description: hint }) });

/** One large field in the form, in which Enter starts the next; a list in the file. */
const paragraphs = list("Alinea’s", richText("Alinea"), {
  hint: `Met Enter begint een nieuwe alinea. ${linkHelp}`,
}).meta({ widget: "paragraphs" });

/** From here on search engines truncate. */
const meta = group("In Google", {
  title: words("Titel", { max: 60, hint: "De regel die Google toont en die op het tabblad staat." }),
  description: sentences("Beschrijving", { max: 160, hint: "De twee regels onder de titel in Google." }),
});

const callToAction = group("Oproep onderaan", { heading: words("Kop"), text: richText("Tekst") });

const titledText = group("Blok", { title: words("Kop"), text: richText("Tekst") });

const question = { question: words("Vraag"), answer: richText("Antwoord") };

const picture = group("Foto", {
  name: z.string().min(1).transform(pictureName).meta({
    title: "Bestand",
    widget: "image",
    description: "Liggend, en minstens 1440 bij 960 pixels. De foto komt in de map photos.",
  }),
  alt: sentences("Wat is er te zien?", {
    hint: "Eén zin voor wie de foto niet kan zien. Zonder ‘foto van’ ervoor.",
    max: 160,
  }),
  rendered: yesOrNo(
    "3D-impressie",
    "Alleen voor beelden uit de computer. Bij een eigen foto laat u dit uit.",
  ),
});

const navigationLink = group("Link", {
  label: words("Woorden"),
  path: z.string().meta({ title: "Adres", description: "Een pagina van deze site, zoals /contact." }),
});

/** Changed by dragging in the CMS. */
const order = number("Volgorde", { hint: "Het laagste getal staat vooraan.", min: 0, max: 9999 }).meta({
  widget: "order",
});

const webAddress = (label: string) =>
  fact(label, /^https:\/\/[\w-]+(\.[\w-]+)+([/?#]\S*)?$/, "schrijf het hele adres, met https:// ervoor.");

const emailAddress = (label: string, hint?: string) =>
  fact(label, z.regexes.email, "schrijf een e-mailadres als naam@voorbeeld.nl.", hint);
const day = (label: string) =>
  fact(
    label,
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    "schrijf jaar, maand en dag: 2026-11-01.",
  ).superRefine((value, context) => {
    const [year = 0, month = 1, dayOfMonth = 1] = value.split("-").map(Number);
    const remedy =
      new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDate() !== dayOfMonth
        ? "bestaat niet; kijk op een kalender."
        : value > today()
          ? "is nog niet geweest; verbeter het jaar, de maand of de dag."
          : undefined;
    if (remedy) context.addIssue({ code: "custom", message: `“${value}” ${remedy}` });
  });

/** In the Netherlands, as 2026-11-01: Swedish writes dates so. */
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Amsterdam" });

/** Nine digits after +31, or 0800 and 0900 with four or seven more: Nummerplan telefoon- en ISDN-diensten. */
const dutchNumber = /^(?:[1-9]\d{8}|[89]00\d{4}(?:\d{3})?)$/;

/** Any Dutch or international notation; becomes that and E.164. */
const phoneNumber = (label: string, hint?: string) =>
  z
    .string()
    .transform((display, context) => {
      const number = parsePhoneNumberFromString(display, { defaultCountry: "NL", extract: false });
      // `isPossible` accepts Dutch numbers with a digit too few or too many.
      const fits = number?.countryCallingCode !== "31" || dutchNumber.test(number.nationalNumber);
      if (number?.isPossible() && fits) return { display, dial: number.number as string };
      context.addIssue({
        code: "custom",
        message: `“${display}” is niet te bellen; schrijf het hele nummer, bijvoorbeeld 035 000 00 00.`,
      });
      return z.NEVER;
    })
    .meta({
      title: label,
      ...(hint && { description: hint }),
      // The same for the CMS: Dutch with 0 or 31, an 0800 or 0900 number, or foreign.
      pattern:
        "^(?:0(?:[ ()-]*[1-9])(?:[ ()-]*\\d){8}|0[ -]?[89]00(?:[ -]*\\d){4}(?:(?:[ -]*\\d){3})?|(?:\\+|00)31[ ()-]*(?:\\(0\\))?[ ()-]*[1-9](?:[ ()-]*\\d){8}|(?:\\+|00)(?!31)(?:[ ()-]*\\d){8,15})$",
      remedy: "Dit is niet te bellen; schrijf het hele nummer, bijvoorbeeld 035 000 00 00.",
    });

/** The bounding box of the European Netherlands, in degrees (WGS 84). */
const netherlands = { latitude: [50.75, 53.56], longitude: [3.35, 7.23] } as const;

const coordinates = {
  latitude: number("Breedtegraad", {
    hint: "Rond 52. Klik in een kaart op internet met rechts op de plek.",
    min: netherlands.latitude[0],
    max: netherlands.latitude[1],
  }),
  longitude: number("Lengtegraad", {
    hint: "Rond 5.",
    min: netherlands.longitude[0],
    max: netherlands.longitude[1],
  }),
};

const timeOfDay = (label: string) =>
  fact(
    label,
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    "schrijf twee cijfers, een dubbele punt en twee cijfers: 07:30.",
  );

const openingHours = list(
  "Openingstijden",
  group("Dagen met dezelfde tijden", {
    days: list("Dagen", z.enum(Object.keys(weekdays) as Weekday[]).meta({ title: "Dag" })),
    opens: timeOfDay("Open vanaf"),
    closes: timeOfDay("Open tot"),
  })
    .meta({ summary: "{{fields.days}}: {{fields.opens}} tot {{fields.closes}}" })
    .superRefine(({ opens, closes }, context) => {
      if (closes > opens) return;
      const message = `u sluit om ${closes}, en dat is niet na ${opens}; verbeter een van de twee.`;
      context.addIssue({ code: "custom", path: ["closes"], message });
    }),
  { hint: "Wanneer u de telefoon van het kantoor opneemt. Een dag die er niet staat, bent u gesloten." },
).superRefine((entries, context) => {
  const earlier = new Set<Weekday>();
  for (const [entry, { days }] of entries.entries())
    for (const [index, day] of days.entries()) {
      const message = `${day} staat er twee keer; haal een van de twee weg.`;
      if (earlier.has(day)) context.addIssue({ code: "custom", path: [entry, "days", index], message });
      earlier.add(day);
    }
});

const company = z
  .strictObject({
    name: words("Naam"),
    legalName: words("Statutaire naam", { hint: "Zoals het bedrijf bij de KvK staat." }),
    phone: phoneNumber("Telefoon"),
    emergencyPhone: phoneNumber("Spoednummer", "Wordt dag en nacht opgenomen."),
    whatsapp: phoneNumber(
      "WhatsApp",
      "Op dit nummer leest u berichten en foto’s. Het mag een van de andere twee zijn.",
    ),
    email: emailAddress("E-mailadres"),
    confirmationSender: emailAddress(
      "Afzender van de bevestiging",
      "Van dit adres krijgt een bezoeker na een offerteaanvraag een mail. Laat leeg om die mail niet te sturen.",
    ).optional(),
    address: group("Adres", {
      street: words("Straat en nummer"),
      // PostNL never gives out SA, SD and SS: https://nl.wikipedia.org/wiki/Postcodes_in_Nederland
      postalCode: fact(
        "Postcode",
        /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/,
        "schrijf vier cijfers, een spatie en twee hoofdletters: 1200 AA.",
      ),
      city: words("Plaats"),
      country: fact("Land", /^[A-Z]{2}$/, "schrijf de landcode: NL."),
    }),
    location: group("Plek op de kaart", coordinates),
    chamberOfCommerceNumber: fact(
      "KvK-nummer",
      /^\d{8}$/,
      "een KvK-nummer heeft acht cijfers, zonder punten of spaties.",
    ),
    vatId: fact(
      "Btw-id",
      /^NL\d{9}B\d{2}$/,
      "een btw-id is NL, negen cijfers, de letter B en twee cijfers: NL000000000B00.",
    ),
    networks: list(
      "Sociale netwerken",
      group("Netwerk", {
        name: words("Naam", { hint: "Zoals Facebook of Instagram." }),
        url: webAddress("Adres van het profiel"),
      }).transform((network) => ({ ...network, mark: socialMark(network.url) })),
      {
        min: 0,
        max: 6,
        hint: "Het eerste krijgt een zwevende knop, de andere staan onderaan. Mag leeg blijven.",
      },
    ).default([]),
    openingHours,
  })
  .transform(({ whatsapp, ...facts }) => ({
    ...facts,
    /** The placeholder {openingstijden}. */
    officeHours: openingHoursText(facts.openingHours),
    // E.164 without the +: https://faq.whatsapp.com/5913398998672934
    chatUrl: `https://wa.me/${whatsapp.dial.slice(1)}`,
  }));

/** What only this service needs: a comparison as a table, or a list in order. */
const special = group("Blok dat alleen deze dienst heeft", {
  heading: words("Kop"),
  intro: richText("Inleiding").optional(),
  table: group("Tabel", {
    first: words("Kop van de eerste kolom", { max: 40 }),
    second: words("Kop van de tweede kolom", { max: 40 }),
    rows: list(
      "Rijen",
      group("Rij", {
        what: words("Waarover", { max: 30 }),
        first: richText("Eerste kolom"),
        second: richText("Tweede kolom"),
      }),
    ),
  }).optional(),
  list: list("Lijst", titledText).optional(),
  numbered: yesOrNo("Genummerd", "Alleen voor een lijst die op volgorde gaat."),
}).superRefine(({ table, list }, context) => {
  const message = "kies een tabel of een lijst; een van de twee hoort ingevuld te zijn, en niet allebei.";
  if (Boolean(table) === Boolean(list)) context.addIssue({ code: "custom", message });
});

const serviceOptionIds = Object.keys(serviceOptions) as (keyof typeof serviceOptions)[];

const service = z.strictObject({
  order,
  name: words("Naam", { hint: "Zo staat de dienst in het menu." }),
  card: sentences("Tekst op de kaart", { max: 130 }),
  quoteOption: z.enum(serviceOptionIds).optional().meta({
    title: "Keuze in het formulier",
    labels: serviceOptions,
    description: "Is al aangevinkt voor wie van deze pagina komt. Past er geen, laat dit dan leeg.",
  }),
  picture,
  drawing: z.string().optional().meta({
    title: "Tekening",
    widget: "drawing",
    description: "Een bestand in public/drawings. Mag leeg blijven.",
  }),
  meta,
  heading: words("Kop"),
  intro: richText("Inleiding"),
  facts: list("Feiten", group("Feit", { label: words("Wat"), value: richText("Waarde") }), {
    min: 2,
    max: 4,
  }),
  about: group("Wat het is", { heading: words("Kop"), paragraphs }),
  photos: words("Link naar WhatsApp", { hint: "Mag leeg blijven." }).optional(),
  signs: group("Signalen", {
    heading: words("Kop"),
    intro: richText("Inleiding"),
    items: list("Signalen", richText("Signaal")),
  }),
  special: special.optional(),
  steps: group("Werkwijze", { heading: words("Kop"), items: list("Stappen", titledText, { max: 5 }) }),
  expect: group("Wat u kunt verwachten", { heading: words("Kop"), paragraphs }),
  benefits: group("Voordelen", { heading: words("Kop"), items: list("Voordelen", richText("Voordeel")) }),
  prices: group("Prijzen", {
    date: day("Prijzen van"),
    items: list(
      "Prijzen",
      group("Prijs", {
        what: words("Waarvoor"),
        from: number("Vanaf", { hint: "In euro’s, met btw.", min: 0, max: 999_999 }),
        to: number("Tot", { min: 0, max: 999_999 }).optional(),
        unit: words("Per", { hint: "Zoals m², meter, keer of uur." }),
        included: sentences("Wat erbij hoort"),
        besideButton: yesOrNo(
          "Bij de spoedknop",
          "Staat ook boven aan de pagina van een dienst met spoed. Voor het voorrijden en het nachttarief.",
        ),
      }),
    ),
  }).optional(),
  questions: list("Vragen", group("Vraag", question)),
  callToAction,
  emergency: yesOrNo("Spoed", "De pagina krijgt dan een knop om te bellen in plaats van de offerteknop."),
});

const provinces = [
  "Drenthe",
  "Flevoland",
  "Friesland",
  "Gelderland",
  "Groningen",
  "Limburg",
  "Noord-Brabant",
  "Noord-Holland",
  "Overijssel",
  "Utrecht",
  "Zeeland",
  "Zuid-Holland",
] as const;

const cityPage = {
  meta,
  heading: words("Kop"),
  intro: richText("Inleiding"),
  distance: richText("Afstand", { hint: "Hoe ver het is, en wat dat voor de bezoeker betekent." }),
  sections: list("Blokken tekst", group("Blok", { heading: words("Kop"), paragraphs })),
  services: list(
    "Diensten",
    group("Dienst", { serviceSlug: reference("Dienst", "diensten"), text: sentences("Waarom hier") }),
  ),
  benefits: list("Voordelen", titledText),
  callToAction,
};

const city = z.strictObject({
  order,
  name: words("Naam"),
  province: z.enum(provinces).meta({ title: "Provincie" }),
  ...coordinates,
  mapLabel: z
    .enum(["left", "above", "below"])
    .optional()
    .meta({
      title: "Plek van de naam op de kaart",
      labels: { left: "links van de stip", above: "boven de stip", below: "onder de stip" },
      description: "Alleen als de naam rechts van de stip in een andere loopt.",
    }),
  ...cityPage,
});

const project = z.strictObject({
  order,
  title: words("Titel"),
  place: words("Plaats"),
  description: sentences("Beschrijving", {
    hint: "Twee of drie zinnen: de vraag, het werk en het resultaat.",
  }),
  work: list("Werkzaamheden", words("Werkzaamheid", { max: 40 })),
  picture,
  before: picture.optional().meta({ title: "Hetzelfde dak vóór het werk" }),
  serviceSlug: reference("Dienst", "diensten"),
});

const faqQuestion = z.strictObject({
  order,
  category: z.string().meta({ title: "Groep", widget: "category" }),
  ...question,
});

/** The words of a form's field; error messages say what to do, without a full stop. */
const fieldWords = {
  label: words("Naam van het veld"),
  hint: words("Uitleg bij het veld").optional(),
  errors: group("Meldingen", {
    missing: words("Als het leeg is"),
    malformed: words("Als het niet kan kloppen").optional(),
  }),
};

const field = (label: string) => group(label, fieldWords);

const pageTop = { meta, heading: words("Kop"), intro: richText("Inleiding") };

const statementSection = {
  paragraphs,
  items: list("Opsomming", richText("Regel")).optional(),
};

/** See `captionsFor`. */
const photographs = <T extends Shape>(more: T) =>
  z
    .strictObject({ heading: words("Kop"), intro: sentences("Inleiding"), ...more })
    .meta({ title: "Zodra alle beelden foto’s zijn" });

/** Proof of what the company claims; empty blocks do not show. */
const proof = {
  assurance: group("Zo weet u dat het klopt", {
    insurance: group("Verzekering", {
      company: sentences("Verzekeraar", { hint: "Een hele zin, zoals: Wij zijn verzekerd bij …." }),
      cover: sentences("Dekking", { hint: "Wat is verzekerd, en tot welk bedrag." }),
    }).optional(),
    crew: richText("Eigen mensen of onderaannemers", { hint: "Wie het werk doet." }).optional(),
    founded: number("Opgericht in", { hint: "Het jaar.", min: 1800, max: 2100 }).optional(),
    vcaNumber: sentences("VCA-certificaat", { hint: "Het nummer, en waar men het nakijkt." }).optional(),
    hallmark: richText("Keurmerk of branchevereniging", {
      hint: "Met een link naar uw plek in het register, zoals [naam](https://register.nl/u).",
    }).optional(),
    guarantee: group("Garantiebewijs", {
      covers: richText("Wat eronder valt"),
      excludes: richText("Wat er niet onder valt"),
    }).optional(),
    guaranteeAfterUs: richText("Garantie als het bedrijf stopt", {
      hint: "Wie haar dan overneemt, en waar men dat nakijkt.",
    }).optional(),
    payment: richText("Betalen", { hint: "Hoe en wanneer." }).optional(),
    withdrawal: richText("Bedenktijd", { hint: "Hoe iemand onder de overeenkomst uit kan." }).optional(),
    complaints: richText("Klachten", { hint: "Waar, en binnen welke tijd u antwoordt." }).optional(),
    disputes: richText("Geschillencommissie", {
      hint: "Welke, met een link, zoals [De Geschillencommissie](https://www.degeschillencommissie.nl).",
    }).optional(),
    sampleQuote: group("Voorbeeldofferte", {
      file: z
        .string()
        .regex(/\.pdf$/, "alleen een pdf kan; kies een bestand dat op .pdf eindigt.")
        .transform(fileName)
        .meta({
          title: "Bestand",
          widget: "file",
          description: "Een pdf. Hij komt in de map public/documenten.",
        }),
      link: words("Woorden van de link", { hint: "Zoals: Bekijk een voorbeeld van onze offerte (pdf)." }),
    }).optional(),
  }).optional(),
  assuranceTitles: group("Koppen bij Zo weet u dat het klopt", {
    crew: words("Eigen mensen of onderaannemers"),
    founded: words("Opgericht in"),
    registration: words("Inschrijving bij de KvK"),
    vcaNumber: words("VCA"),
    hallmark: words("Keurmerk of branchevereniging"),
    insurance: words("Verzekering"),
    guarantee: words("Garantie"),
    exclusions: words("Niet onder de garantie"),
    guaranteeAfterUs: words("Garantie als het bedrijf stopt"),
    payment: words("Betalen"),
    withdrawal: words("Bedenktijd"),
    complaints: words("Klachten"),
    disputes: words("Geschillencommissie"),
    sampleQuote: words("Voorbeeldofferte"),
  }),
  people: group("Mensen", {
    heading: words("Kop"),
    items: list(
      "Mensen",
      group("Persoon", {
        name: words("Naam"),
        job: words("Functie"),
        picture: picture.omit({ rendered: true }).meta({ title: "Foto" }),
      }),
    ).optional(),
  }),
  reviews: group("Beoordelingen", {
    heading: words("Kop"),
    averageLine: words("Zin met het gemiddelde", {
      hint: "{bron}, {cijfer} en {aantal} komen uit Gemiddelde.",
    }),
    average: group("Gemiddelde", {
      source: words("Bron", { hint: "Zoals Google of Trustoo." }),
      value: words("Cijfer", { hint: "Precies zoals de bron het geeft." }),
      count: number("Aantal beoordelingen", { min: 1, max: 99_999 }),
      url: webAddress("Adres bij de bron"),
    }).optional(),
    items: list(
      "Beoordelingen",
      group("Beoordeling", {
        // A customer's own words, which may be informal.
        text: fact("Tekst", /^\S.*$/, "zet de woorden van de klant op één regel."),
        name: words("Naam"),
        place: words("Plaats"),
        date: day("Datum"),
        source: words("Waar gegeven", { hint: "Zoals Google of Trustoo." }),
        url: webAddress("Adres van de beoordeling"),
      }),
    ).optional(),
  }),
};

/** The pages by the name of their file; a new page is declared here, and nowhere else. */
const pages = {
  home: group("Startpagina", {
    meta,
    hero: group("Bovenaan", {
      heading: words("Kop"),
      intro: richText("Inleiding"),
      assurances: list("Beloften onder de knoppen", words("Belofte"), { max: 4 }),
      picture,
    }),
    services: group("Diensten", {
      heading: words("Kop"),
      intro: richText("Inleiding"),
      items: list("Kaarten", group("Kaart", { serviceSlug: reference("Dienst", "diensten"), picture })),
      allLink: words("Link naar alle diensten"),
    }),
    counters: group("Tellers", {
      heading: words("Kop"),
      items: list(
        "Tellers",
        group("Teller", {
          value: number("Getal", { min: 0, max: 9_999_999 }),
          suffix: z.string().max(3).default("").meta({ title: "Teken erachter" }),
          label: words("Wat geteld is"),
        }),
      ),
    }),
    reasons: group("Waarom wij", {
      heading: words("Kop"),
      intro: richText("Inleiding"),
      items: list("Redenen", titledText),
      link: words("Link naar over ons"),
    }),
    recentWork: group("Recent werk", {
      heading: words("Kop"),
      intro: richText("Inleiding"),
      photographs: photographs({}),
      items: list(
        "Voorbeelden",
        group("Voorbeeld", {
          title: words("Titel"),
          text: sentences("Tekst"),
          projectSlug: reference("Project", "projecten"),
          picture,
        }),
      ),
      link: words("Link naar de projecten"),
    }),
    questions: group("Vragen", {
      heading: words("Kop"),
      intro: richText("Inleiding"),
      items: list("Vragen", group("Vraag", question)),
      link: words("Link naar alle vragen"),
    }),
    callback: group("Terugbellen", {
      heading: words("Kop"),
      intro: richText("Inleiding"),
      points: list("Punten", words("Punt")),
    }),
  }),
  diensten: group("Alle diensten", {
    ...pageTop,
    guide: group("Wegwijzer", {
      heading: words("Kop"),
      items: list(
        "Wat iemand ziet",
        group("Regel", { symptom: words("Wat iemand ziet"), serviceSlug: reference("Dienst", "diensten") }),
      ),
    }),
    callToAction,
  }),
  projecten: group("Projecten", {
    ...pageTop,
    photographs: photographs({ compare: words("Vergelijken") }),
    example: words("Boven een voorbeeld", {
      hint: "In plaats van de plaats, zolang het beeld een 3D-impressie is. {plaats} wordt de plaats.",
    }),
    pictures: group("Woorden bij de foto’s", {
      enlarge: words("Vergroten"),
      close: words("Sluiten"),
      before: words("Voor"),
      after: words("Na"),
      compare: words("Vergelijken"),
      compared: words("Stand van de schuif", { hint: "{deel} wordt een getal van 0 tot 100." }),
    }),
    callToAction,
  }),
  "over-ons": group("Over ons", {
    ...pageTop,
    picture,
    story: group("Verhaal", { heading: words("Kop"), paragraphs }),
    mission: group("Missie", { heading: words("Kop"), text: sentences("Tekst") }),
    vision: group("Visie", { heading: words("Kop"), text: sentences("Tekst") }),
    values: group("Waarden", { heading: words("Kop"), items: list("Waarden", titledText) }),
    ...proof,
    callToAction,
  }),
  werkgebied: group("Werkgebied", {
    ...pageTop,
    place: group("Uw plaats", {
      field: field("Veld"),
      errorPrefix: words("Woord voor een fout"),
      button: words("Knop"),
      unknown: sentences("Als wij de plaats niet kennen", { hint: "{plaats} wordt wat iemand invulde." }),
      meant: words("Link naar een plaats die erop lijkt"),
      goOn: words("Link om toch door te gaan"),
    }),
    paragraphs,
    citiesHeading: words("Kop boven de steden"),
    map: group("Kaart", {
      heading: words("Kop"),
      description: sentences("Beschrijving voor wie de kaart niet ziet"),
      frameNotice: sentences("Waarschuwing bij de kaart"),
      frameButton: words("Knop"),
      frameUrl: webAddress("Adres van de kaart"),
      frameTitle: words("Naam van de kaart"),
    }),
    callToAction,
  }),
  faq: group("Veelgestelde vragen", {
    ...pageTop,
    categories: list(
      "Groepen",
      group("Groep", {
        id: fact("Kort woord", /^[a-z]+$/, "gebruik alleen kleine letters."),
        title: words("Kop"),
      }),
    ),
    callToAction,
  }),
  contact: group("Contact", {
    ...pageTop,
    formHeading: words("Kop boven het formulier"),
    detailsHeading: words("Kop boven de gegevens"),
    guarantees: group("Zekerheden", {
      heading: words("Kop"),
      items: list("Zekerheden", richText("Zekerheid")),
    }),
    steps: group("Na de aanvraag", {
      heading: words("Kop"),
      items: list("Stappen", titledText, { max: 5 }),
    }),
    serviceAreaText: richText("Tekst over het werkgebied"),
  }),
  bedankt: group("Bedankt", {
    ...pageTop,
    introWithoutRequest: richText("Inleiding voor wie niets verstuurde"),
    leak: richText("Voor wie een lekkage meldde"),
    photos: words("Knop naar WhatsApp"),
    photosMessage: sentences("Bericht in WhatsApp", {
      hint: "Staat klaar in WhatsApp. {naam} en {dienst} komen uit de aanvraag.",
    }),
    confirmation: sentences("Over de bevestiging per mail", {
      hint: "{adres} wordt het adres van de bezoeker. Alleen te zien als er bij Bedrijf een afzender staat.",
    }),
    next: group("Wat er nu gebeurt", {
      heading: words("Kop"),
      items: list("Stappen", titledText, { max: 5 }),
    }),
    photoProgress: group("Foto’s onderweg", {
      heading: words("Kop"),
      sending: sentences("Tijdens het versturen", { hint: "{nummer} en {aantal} worden getallen." }),
      done: sentences("Daarna", { hint: "{binnen} en {aantal} worden getallen." }),
      failed: sentences("Als er iets niet aankwam"),
      retry: words("Knop"),
      refused: sentences("Als een foto niet meer mee kan"),
      photo: words("Naam van een foto", { hint: "{nummer} en {naam} komen van de foto." }),
      states: group("Onder elke foto", {
        waiting: words("Wacht"),
        sending: words("Onderweg"),
        sent: words("Aangekomen"),
        failed: words("Niet aangekomen"),
        refused: words("Kan niet mee"),
      }),
    }),
    sentHeading: words("Kop boven wat is verstuurd"),
    contactText: sentences("Tekst bij telefoon en mail"),
    homeLink: words("Link naar de startpagina"),
  }),
  privacy: group("Privacyverklaring", {
    ...pageTop,
    sections: list(
      "Onderdelen",
      group("Onderdeel", {
        heading: words("Kop"),
        aboutConfirmation: yesOrNo(
          "Over de bevestiging",
          "Staat er alleen als bij het bedrijf de afzender van de bevestiging is ingevuld.",
        ),
        ...statementSection,
      }),
    ),
  }),
  toegankelijkheid: group("Toegankelijkheid", {
    ...pageTop,
    sections: list("Onderdelen", group("Onderdeel", { heading: words("Kop"), ...statementSection })),
  }),
  "niet-gevonden": group("Pagina niet gevonden", {
    meta,
    heading: words("Kop"),
    text: richText("Tekst"),
    links: list("Links", navigationLink),
  }),
  /** Must be true of every place in the Netherlands. */
  "andere-plaats": group("Andere plaats", {
    withoutName: words("Zolang de naam onbekend is", {
      hint: "Staat op de plek van {plaats} tot de naam bekend is, zoals: uw woonplaats.",
    }),
    whereabouts: group("Waar het ligt", {
      distance: sentences("Hoe ver het is", {
        hint: "Hemelsbreed. {afstand} wordt een getal, {vertrekpunt} de plaats van uw adres.",
      }),
      here: sentences("Voor de plaats waar u zelf zit"),
      unknown: sentences("Als wij de plaats niet kennen"),
      several: sentences("Als meer plaatsen zo heten", { hint: "Eronder staat elke plaats als link." }),
      nearest: words("Link naar de stad die het dichtst bij ligt", { hint: "{stad} wordt de naam." }),
      area: words("Link naar het werkgebied", { hint: "Staat er als wij de plaats niet kennen." }),
    }),
    ...cityPage,
  }),
};

/** Around every page: top bar, header, footer, floating buttons. */
const shell = z.strictObject({
  skipLink: words("Link naar de inhoud"),
  homeLabel: words("Naam van de link op het logo"),
  topBar: group("Balk bovenaan", {
    label: words("Naam"),
    available: words("Bereikbaarheid"),
    inspection: words("Inspectie"),
    certified: words("Certificaat"),
  }),
  navigationLabel: words("Naam van het menu"),
  navigation: list("Menu", navigationLink, { hint: "/diensten krijgt vanzelf de lijst met diensten." }),
  allServices: words("Link naar alle diensten"),
  servicesMenu: words("Naam van de knop bij Diensten"),
  openMenu: words("Menu openen"),
  closeMenu: words("Menu sluiten"),
  emergencyButton: words("Spoedknop", { hint: "Belt het spoednummer." }),
  emergencyLabel: words("Woord bij het spoednummer"),
  emergencyLine: richText("Zin voor wie nu een lek heeft", {
    hint: "Onderaan elke pagina en boven het formulier.",
  }),
  officeLabel: words("Woord bij het nummer van het kantoor"),
  officeHours: words("Tijden bij het nummer van het kantoor"),
  quoteButton: words("Offerteknop"),
  onThisPage: words("Kop boven de links naar de delen van een pagina"),
  questionsHeading: words("Kop boven vragen bij een dienst"),
  callback: richText("Verwijzing naar het terugbelformulier"),
  prices: group("Prijzen bij een dienst", {
    heading: words("Kop"),
    intro: sentences("Inleiding", { hint: "{datum} wordt de dag van de prijzen." }),
  }),
  assuranceHeading: words("Kop boven de zekerheden", { hint: "Ook de link ernaartoe." }),
  cityServicesHeading: words("Kop boven diensten bij een stad"),
  cityBenefitsHeading: words("Kop boven voordelen bij een stad"),
  footer: group("Onderaan", {
    aboutHeading: words("Kop over het bedrijf"),
    aboutText: sentences("Over het bedrijf"),
    linksHeading: words("Kop boven de links"),
    citiesHeading: words("Kop boven de steden"),
    cities: list("Steden", navigationLink),
    allCities: words("Link naar alle steden"),
    contactHeading: words("Kop boven de gegevens"),
    chamberOfCommerceLabel: words("KvK"),
    vatLabel: words("Btw-id"),
    emergencyLabel: words("Spoed"),
    rights: words("Rechten"),
    privacyLabel: words("Link naar de privacyverklaring"),
    accessibilityLabel: words("Link naar toegankelijkheid"),
  }),
  floating: group("Zwevende knoppen", {
    label: words("Naam"),
    social: words("Sociaal netwerk", { hint: "{netwerk} wordt de naam." }),
    chat: words("WhatsApp"),
    chatShort: words("WhatsApp, kort"),
    phone: words("Telefoon", { hint: "`{spoednummer}` vult de site zelf in." }),
    quoteShort: words("Offerte, kort"),
  }),
  toast: group("Meldingen", { region: words("Naam"), close: words("Sluiten") }),
  loadError: group("Pagina niet geladen", {
    heading: words("Kop"),
    text: sentences("Tekst"),
    reload: words("Knop"),
    received: words("Kop als er net een aanvraag is verstuurd"),
  }),
});

const leadForm = {
  mailSubject: words("Onderwerp van de mail", {
    hint: "Voor wie mailt in plaats van het formulier te sturen.",
  }),
  submit: words("Knop"),
  privacyNote: richText("Zin over de gegevens"),
};

const quoteForm = z.strictObject({
  requiredNote: words("Zin over verplichte velden"),
  services: field("Diensten"),
  name: field("Naam"),
  phone: field("Telefoon"),
  email: group("E-mailadres", {
    ...fieldWords,
    suggestion: words("Bij een typefout", { hint: "{adres} wordt het adres dat waarschijnlijk is bedoeld." }),
    acceptSuggestion: words("Knop die het adres verbetert"),
  }),
  message: group("Bericht", {
    ...fieldWords,
    placeHint: sentences("Uitleg voor wie van de pagina van een plaats komt", {
      hint: "Staat dan voor de gewone uitleg. {plaats} wordt de naam.",
    }),
  }),
  photoField: group("Foto’s", {
    label: words("Naam van het veld"),
    hint: sentences("Uitleg bij het veld"),
    choose: words("Knop"),
    drop: words("Achter de knop, op een groot scherm"),
    chosen: words("Aantal gekozen foto’s", { hint: "{aantal} wordt een getal." }),
    photo: words("Naam van een foto", { hint: "{nummer} en {naam} komen van de foto." }),
    remove: words("Foto weghalen", { hint: "{foto} wordt de naam van de foto." }),
    broken: words("Als foto’s kiezen niet lukt"),
    problems: group("Als een bestand niet mee kan", {
      empty: sentences("Leeg bestand", { hint: "{namen} worden de namen van de bestanden, ook hieronder." }),
      notAPhoto: sentences("Geen foto"),
      tooLarge: sentences("Te groot"),
      unreadable: sentences("Onleesbaar"),
      tooMany: sentences("Te veel"),
    }),
  }),
  photos: words("Link naar WhatsApp, onder de foto’s"),
  ...leadForm,
});

const callbackForm = z.strictObject({
  name: field("Naam"),
  phone: field("Telefoon"),
  ...leadForm,
  confirmation: richText("Als het verzoek binnen is", {
    hint: "{telefoonnummer} wordt het nummer dat de bezoeker invulde.",
  }),
});

const forms = z.strictObject({
  errors: group("Fouten", {
    heading: words("Kop boven de fouten"),
    prefix: words("Woord voor een fout"),
    tooLong: words("Te lange tekst", { hint: "{veld} wordt het veld, {grens} en {aantal} worden getallen." }),
  }),
  phoneWithoutDigit: words("Telefoonnummer zonder cijfer"),
  leak: group("Bij een lekkage", {
    call: richText("Bellen", { hint: "Ook als versturen niet lukt." }),
    reason: sentences("Waarom bellen"),
  }),
  fallback: group("Als versturen niet lukt", {
    failed: words("Niet verstuurd"),
    honeypot: words("Verborgen veld ingevuld"),
    call: words("Bellen"),
    mail: words("Mailen"),
  }),
  honeypotLabel: words("Naam van het verborgen veld"),
  withoutScript: richText("Zonder JavaScript"),
  notWorking: richText("Als het formulier niet werkt", {
    hint: "Bij de knop, als de pagina niet goed wordt geladen.",
  }),
});

/** Status 301, for addresses without a page. */
const redirects = z.array(
  group("Doorverwijzing", {
    from: z.string().meta({ title: "Oud adres", description: "Zoals /oude-pagina, zonder / aan het eind." }),
    to: z.string().meta({ title: "Nieuw adres", description: "Een pagina die er is, zoals /contact." }),
  }),
);

type PageFiles = { [Name in keyof typeof pages as `paginas/${Name}.yaml`]: (typeof pages)[Name] };

/** The files by their path from src/content/. */
export const files = {
  "bedrijf.yaml": company.meta({ title: "Bedrijf" }),
  "algemeen.yaml": shell.meta({ title: "Rond elke pagina" }),
  "doorverwijzingen.yaml": redirects.meta({ title: "Doorverwijzingen" }),
  "formulieren/offerte.yaml": quoteForm.meta({ title: "Offerteformulier" }),
  "formulieren/terugbellen.yaml": callbackForm.meta({ title: "Terugbelformulier" }),
  "formulieren/beide.yaml": forms.meta({ title: "Beide formulieren" }),
  ...(Object.fromEntries(
    Object.entries(pages).map(([name, schema]) => [`paginas/${name}.yaml`, schema]),
  ) as PageFiles),
};

/** The folders to which an editor adds files, named by their slug, which the CMS makes from the field `namedBy`. */
export const collections = {
  diensten: service.meta({ title: "Diensten", singular: "Dienst", namedBy: "name" }),
  steden: city.meta({ title: "Steden", singular: "Stad", namedBy: "name" }),
  projecten: project.meta({ title: "Projecten", singular: "Project", namedBy: "title" }),
  vragen: faqQuestion.meta({ title: "Veelgestelde vragen", singular: "Vraag", namedBy: "question" }),
};

/** The number of words on a service page, without its meta texts. */
export const serviceWords = { min: 300, max: 600 };

export type FileName = keyof typeof files;
export type CollectionName = keyof typeof collections;
export type FileContent<Name extends FileName> = z.infer<(typeof files)[Name]>;

type WithSlug<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };

export type RichText = string;
export type PageMeta = z.infer<typeof meta>;
export type PictureContent = z.infer<typeof picture>;
export type CallToActionContent = z.infer<typeof callToAction>;
export type TitledText = z.infer<typeof titledText>;
export type Question = { question: string; answer: RichText };
export type NavigationLink = z.infer<typeof navigationLink>;
export type Company = z.infer<typeof company>;
export type PhoneNumber = Company["phone"];
/** In degrees, WGS 84. */
export type Coordinates = Company["location"];
export type Service = WithSlug<typeof service>;
/** For menus and cards. */
export type ServiceSummary = Pick<Service, "slug" | "name" | "order" | "card" | "quoteOption">;
export type Fact = Service["facts"][number];
export type SpecialContent = NonNullable<Service["special"]>;
export type OtherPlace = FileContent<"paginas/andere-plaats.yaml">;
export type CityPage = Omit<OtherPlace, "withoutName" | "whereabouts">;
export type City = WithSlug<typeof city>;
/** For the list and the map. */
export type CitySummary = Pick<
  City,
  "slug" | "name" | "order" | "province" | "latitude" | "longitude" | "mapLabel"
>;
export type Project = WithSlug<typeof project>;
export type FaqQuestion = WithSlug<typeof faqQuestion>;
/** A part of /faq; `id` is its fragment. */
export type QuestionCategory = { id: string; title: string; questions: FaqQuestion[] };
export type AboutContent = FileContent<"paginas/over-ons.yaml">;
/** What pages beside /over-ons show of its proof. */
export type Proof = {
  assurance?: { insurance?: { company: string } } & Pick<
    NonNullable<AboutContent["assurance"]>,
    "vcaNumber" | "sampleQuote"
  >;
  people: Pick<AboutContent["people"], "items">;
  reviews: Pick<AboutContent["reviews"], "average" | "averageLine">;
};
export type HomeContent = FileContent<"paginas/home.yaml">;
export type StatementContent = FileContent<"paginas/toegankelijkheid.yaml">;
export type ProjectPicturesContent = FileContent<"paginas/projecten.yaml">["pictures"];
export type ServiceAreaContent = FileContent<"paginas/werkgebied.yaml">;
export type ShellContent = FileContent<"algemeen.yaml">;
export type FieldContent = z.infer<ReturnType<typeof field>>;
export type FormsContent = FileContent<"formulieren/beide.yaml">;
export type FormErrorsContent = FormsContent["errors"];
export type QuoteFormContent = FileContent<"formulieren/offerte.yaml">;
export type ThankYouContent = FileContent<"paginas/bedankt.yaml">;
export type CallbackFormContent = FileContent<"formulieren/terugbellen.yaml">;
export type LeadFormContent = Pick<QuoteFormContent, keyof typeof leadForm>;
