import { z } from "zod";
import * as blocks from "./schema/blocks.ts";
import { city } from "./schema/cities.ts";
import { company } from "./schema/company.ts";
import { group } from "./schema/fields.ts";
import { callbackForm, forms, quoteForm, type requestForm } from "./schema/forms.ts";
import { pages } from "./schema/pages.ts";
import { project } from "./schema/projects.ts";
import { service } from "./schema/services.ts";
import { shell } from "./schema/shell.ts";

/* The types, the check (scripts/content/) and the CMS use this schema. Visitors never load it: src/ imports only types. */

export const files = {
  "bedrijf.yaml": company.meta({ title: "Bedrijf" }),
  "algemeen.yaml": shell.meta({ title: "Rond elke pagina" }),
  "doorverwijzingen.yaml": z
    .array(
      group("Doorverwijzing", {
        from: z.string().meta({ title: "Oud adres", example: "/oude-pagina" }),
        to: z
          .string()
          .meta({ title: "Nieuw adres", description: "Een pagina die er is.", example: "/contact" }),
      }),
    )
    .meta({ title: "Doorverwijzingen" }),
  "formulieren/offerte.yaml": quoteForm.meta({ title: "Offerteformulier" }),
  "formulieren/terugbellen.yaml": callbackForm.meta({ title: "Terugbelformulier" }),
  "formulieren/beide.yaml": forms.meta({ title: "Beide formulieren" }),
  ...pages,
};

/** The folders to which an editor adds files. A file is named by its slug, which the CMS makes from the field `namedBy`. */
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

export type FileName = keyof typeof files;
export type CollectionName = keyof typeof collections;
type WithSlug<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };

/** All of src/content/ as the site uses it. The entries of a collection have their slug and are sorted. */
export type Content = { [Name in FileName]: z.infer<(typeof files)[Name]> } & {
  [Name in CollectionName]: WithSlug<(typeof collections)[Name]>[];
};

export type RichText = string;
export type PageMeta = z.infer<typeof blocks.meta>;
export type PictureContent = z.infer<typeof blocks.picture>;
export type RoofContent = z.infer<typeof blocks.roof>;
export type TitledText = z.infer<typeof blocks.titledText>;
export type Question = { question: string; answer: RichText };
export type NavigationLink = z.infer<typeof blocks.navigationLink>;
export type Menu = Record<"pages" | "services" | "small", NavigationLink[]>;
export type Company = z.infer<typeof company>;
export type PhoneNumber = Company["phone"];
export type Service = WithSlug<typeof service>;
export type DrawingContent = NonNullable<Service["drawing"]>;
export type City = WithSlug<typeof city>;

export type AboutContent = Content["paginas/over-ons.yaml"];
export type HomeContent = Content["paginas/home.yaml"];
export type ShellContent = Content["algemeen.yaml"];
/** The words of a form's field. Not every field has a hint, and only an address can be malformed. */
export interface FieldContent {
  label: string;
  hint?: string;
  errors: { missing: string; malformed?: string };
}
export type FormErrorsContent = Content["formulieren/beide.yaml"]["errors"];
export type RequestFormContent = Pick<Content["formulieren/offerte.yaml"], keyof typeof requestForm>;
