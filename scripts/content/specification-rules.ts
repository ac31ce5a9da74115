import { serviceLabels } from "../../supabase/functions/_shared/quote-request";
import type { Content, Mistake } from "./content";
import type { Path } from "./finding";

/* What the specification of the site fixes: how many there are of some things, and the words of others. */

interface Count {
  /** A file of src/content/, or a folder of it with a slash at its end: the rule holds for each file. */
  file: string;
  path: Path;
  least: number;
  /** Absent where there may be more. */
  most?: number;
  what: string;
}

const counts: Count[] = [
  { file: "services/", path: ["page", "facts"], least: 3, most: 4, what: "feiten" },
  { file: "services/", path: ["page", "benefits", "items"], least: 3, what: "voordelen" },
  { file: "services/", path: ["page", "questions"], least: 3, what: "vragen" },
  { file: "cities/", path: ["page", "sections"], least: 2, most: 3, what: "blokken tekst" },
  { file: "cities/", path: ["page", "services"], least: 3, most: 3, what: "diensten" },
  { file: "cities/", path: ["page", "benefits"], least: 4, most: 4, what: "voordelen" },
  { file: "projecten.ts", path: ["projectsPage", "projects"], least: 6, what: "projecten" },
  { file: "faq.ts", path: ["faq", "categories"], least: 4, most: 4, what: "groepen vragen" },
  { file: "faq.ts", path: ["faq", "categories", 0, "questions"], least: 4, what: "vragen" },
  { file: "faq.ts", path: ["faq", "categories", 1, "questions"], least: 3, what: "vragen" },
  { file: "faq.ts", path: ["faq", "categories", 2, "questions"], least: 3, what: "vragen" },
  { file: "faq.ts", path: ["faq", "categories", 3, "questions"], least: 2, what: "vragen" },
  { file: "home.ts", path: ["home", "services", "items"], least: 6, most: 6, what: "diensten" },
  { file: "home.ts", path: ["home", "counters", "items"], least: 4, most: 4, what: "tellers" },
  { file: "home.ts", path: ["home", "recentWork", "items"], least: 3, most: 3, what: "voorbeelden" },
  { file: "home.ts", path: ["home", "questions", "items"], least: 4, most: 4, what: "vragen" },
  { file: "shell.ts", path: ["shell", "footer", "cities"], least: 6, most: 6, what: "steden" },
  { file: "services.ts", path: ["services"], least: 9, what: "diensten" },
  { file: "city-list.ts", path: ["cityList"], least: 12, what: "steden" },
];

/** Texts that database, mail and tests of the site count on; the file's export is the first field. */
const fixedTexts: Record<string, [Path, string | number][]> = {
  "quote-form.ts": [
    ...[
      "dakrenovatie",
      "pannendak",
      "bitumen",
      "dakisolatie",
      "daklekkage",
      "dakonderhoud",
      "dakinspectie",
      "dakgoten",
      "anders",
    ].flatMap((id, index): [Path, string][] => [
      [["quoteForm", "services", "options", index, "id"], id],
      [["quoteForm", "services", "options", index, "label"], serviceLabels[index] ?? ""],
    ]),
    [["quoteForm", "submitting"], "Versturen..."],
    [["quoteForm", "toasts", "noService", "title"], "Oeps! Er is iets misgegaan."],
    [["quoteForm", "toasts", "noService", "text"], "Selecteer alstublieft minstens één dienst."],
    [["quoteForm", "toasts", "failed", "title"], "❌ Er is iets misgegaan"],
    [
      ["quoteForm", "toasts", "failed", "text"],
      "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
    ],
  ],
  "callback-form.ts": [
    [["callbackForm", "name", "placeholder"], "Uw naam"],
    [["callbackForm", "phone", "placeholder"], "Uw telefoonnummer"],
    [["callbackForm", "submitting"], "Een moment..."],
    [["callbackForm", "toasts", "sent", "title"], "Aanvraag verzonden!"],
    [["callbackForm", "toasts", "sent", "text"], "Bedankt! We bellen u zo spoedig mogelijk terug."],
    [["callbackForm", "toasts", "failed", "title"], "Er is iets misgegaan"],
    [
      ["callbackForm", "toasts", "failed", "text"],
      "Kon de aanvraag niet versturen. Probeer het later opnieuw.",
    ],
  ],
  "auth.ts": [
    [["auth", "unknownError"], "Something went wrong"],
    [["auth", "titles", "signUpFailed"], "Sign up Failed"],
    [["auth", "titles", "signInFailed"], "Sign in Failed"],
    [["auth", "titles", "signOutFailed"], "Sign out Failed"],
  ],
  "home.ts": [
    ...[
      "dakrenovatie",
      "pannendaken",
      "daklekkage",
      "dakisolatie",
      "bitumen-dakbedekking",
      "dakonderhoud",
    ].map((slug, index): [Path, string] => [["home", "services", "items", index, "slug"], slug]),
  ],
};

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);
}

function wrongCounts(content: Content): Mistake[] {
  return counts.flatMap(({ file: place, path, least, most, what }) =>
    Object.entries(content)
      .filter(([file]) => (place.endsWith("/") ? file.startsWith(place) : file === place))
      .flatMap(([file, exported]) => {
        const list = valueAt(exported, path);
        const count = Array.isArray(list) ? list.length : 0;
        if (count >= least && count <= (most ?? count)) return [];
        const range =
          most === undefined
            ? `minstens ${least}`
            : most === least
              ? `precies ${least}`
              : `${least} tot ${most}`;
        return [{ file, path, remedy: `het aantal ${what} is ${count}; dat hoort ${range} te zijn.` }];
      }),
  );
}

function changedTexts(content: Content): Mistake[] {
  return Object.entries(fixedTexts).flatMap(([file, texts]) =>
    texts.flatMap(([path, text]) => {
      if (!(file in content) || valueAt(content[file], path) === text) return [];
      return [
        {
          file,
          path,
          remedy: `deze tekst ligt vast; zet terug: ${typeof text === "number" ? text : `“${text}”`}.`,
        },
      ];
    }),
  );
}

/** Where the content departs from what the specification fixes. */
export function specificationMistakes(content: Content): Mistake[] {
  return [...wrongCounts(content), ...changedTexts(content)];
}
