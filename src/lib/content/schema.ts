import type { z } from "zod";
import type { callToAction, meta, navigationLink, picture, titledText } from "./schema/blocks.ts";
import { city } from "./schema/cities.ts";
import { company } from "./schema/company.ts";
import { callbackForm, type field, forms, quoteForm, type requestForm } from "./schema/forms.ts";
import { pages } from "./schema/pages.ts";
import { project } from "./schema/projects.ts";
import { faqQuestion } from "./schema/questions.ts";
import { redirects } from "./schema/redirects.ts";
import { service } from "./schema/services.ts";
import { shell } from "./schema/shell.ts";

/*
 * What each file of src/content/ may hold, with its label, help text and limits, for the types, the check
 * (scripts/content/) and the CMS. Browsers never load it: src/ imports its types alone.
 */

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
export type CityPage = Omit<OtherPlace, "withoutName">;
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
/** What stands beside a quote button. */
export type ProofContent = {
  person?: NonNullable<AboutContent["people"]["items"]>[number];
  lines: RichText[];
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
export type RequestFormContent = Pick<QuoteFormContent, keyof typeof requestForm>;
