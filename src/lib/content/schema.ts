import { z } from "zod";
import { about } from "./schema/about.ts";
import * as blocks from "./schema/blocks.ts";
import { city } from "./schema/cities.ts";
import { company } from "./schema/company.ts";
import { callbackForm, type field, forms, quoteForm, type requestForm } from "./schema/forms.ts";
import { pages } from "./schema/pages.ts";
import { project } from "./schema/projects.ts";
import { service } from "./schema/services.ts";
import { shell } from "./schema/shell.ts";

/* For the types, the check (scripts/content/) and the CMS. Visitors never load it: src/ imports its types alone. */

export const files = {
  "bedrijf.yaml": company.meta({ title: "Bedrijf" }),
  "algemeen.yaml": shell.meta({ title: "Rond elke pagina" }),
  "doorverwijzingen.yaml": z
    .array(
      blocks.group("Doorverwijzing", {
        from: z
          .string()
          .meta({ title: "Oud adres", description: "Zoals /oude-pagina, zonder / aan het eind." }),
        to: z.string().meta({ title: "Nieuw adres", description: "Een pagina die er is, zoals /contact." }),
      }),
    )
    .meta({ title: "Doorverwijzingen" }),
  "formulieren/offerte.yaml": quoteForm.meta({ title: "Offerteformulier" }),
  "formulieren/terugbellen.yaml": callbackForm.meta({ title: "Terugbelformulier" }),
  "formulieren/beide.yaml": forms.meta({ title: "Beide formulieren" }),
  ...pages,
};

/** The folders to which an editor adds files, named by their slug, which the CMS makes from the field `namedBy`. */
export const collections = {
  diensten: service.meta({ title: "Diensten", singular: "Dienst", namedBy: "name" }),
  steden: city.meta({ title: "Steden", singular: "Stad", namedBy: "name" }),
  projecten: project.meta({ title: "Projecten", singular: "Project", namedBy: "title" }),
  vragen: z
    .strictObject({
      order: blocks.order,
      category: z.string().meta({ title: "Groep", widget: "category" }),
      ...blocks.question,
    })
    .meta({ title: "Veelgestelde vragen", singular: "Vraag", namedBy: "question" }),
};

/** What pages carry of files that are not theirs, by the name of its import: scripts/content/vite-plugin.ts answers it. */
export const extracts = {
  "paginas?names": z.object({ name: blocks.pageName.optional() }),
  "paginas/over-ons.yaml?proof": about.pick({ people: true }).extend({
    assurance: about.shape.assurance.unwrap().pick({ insurance: true, sampleQuote: true }).optional(),
    reviews: about.shape.reviews.pick({ average: true, averageLine: true }),
  }),
  "diensten?names": service.pick({ name: true }),
  "diensten?texts": service.pick({ name: true, card: true, picture: true, drawing: true }),
  "diensten?cards": service.pick({ name: true, symptom: true, card: true, picture: true, drawing: true }),
  "diensten?pictures": service.pick({ name: true, picture: true, drawing: true }),
  "diensten?offers": service.pick({ quoteOption: true, guarantee: true, prices: true }),
  "steden?map": city.pick({ name: true, province: true, latitude: true, longitude: true, mapLabel: true }),
  "projecten?all": project,
  "projecten?jobs": project
    .pick({ title: true, date: true, serviceSlug: true })
    .extend({ picture: z.object({ rendered: z.boolean() }) }),
  "vragen?all": collections.vragen,
};

export type ExtractName = keyof typeof extracts;
export type FileName = keyof typeof files;
export type CollectionName = keyof typeof collections;
export type FileContent<Name extends FileName> = z.infer<(typeof files)[Name]>;
export type ExtractContent<Name extends ExtractName> = Name extends `${string}.yaml?${string}`
  ? z.infer<(typeof extracts)[Name]>
  : WithSlug<(typeof extracts)[Name]>[];

type WithSlug<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };

export type RichText = string;
export type PageMeta = z.infer<typeof blocks.meta>;
export type PictureContent = z.infer<typeof blocks.picture>;
export type CallToActionContent = z.infer<typeof blocks.callToAction>;
export type TitledText = z.infer<typeof blocks.titledText>;
export type ExplanationContent = z.infer<typeof blocks.explanation>;
export type Question = { question: string; answer: RichText };
export type NavigationLink = z.infer<typeof blocks.navigationLink>;
export type Menu = Record<"pages" | "services" | "small", NavigationLink[]>;
export type Company = z.infer<typeof company>;
export type PhoneNumber = Company["phone"];
export type Coordinates = Company["location"];
export type Service = WithSlug<typeof service>;
export type Fact = Service["facts"][number];
export type SpecialContent = NonNullable<Service["special"]>;
export type OtherPlace = FileContent<"paginas/andere-plaats.yaml">;
export type CityPage = Omit<OtherPlace, "withoutName">;
export type City = WithSlug<typeof city>;

export type AboutContent = FileContent<"paginas/over-ons.yaml">;
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
