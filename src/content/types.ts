import type { serviceOptions } from "../../supabase/functions/_shared/quote-request";

/**
 * The shapes of everything an editor can change. A file in this folder that
 * does not fit its shape is named, with its field, by `npm run check:content`.
 *
 * `RichText` is plain text in which `[Pannendaken](/pannendaken)` marks a link;
 * nothing else is markup. Every other string is shown exactly as written.
 */
export type RichText = string;

/** What a search engine and a browser tab show. Both are unique per page. */
export interface PageMeta {
  /** At most 60 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
}

export interface CallToAction {
  heading: string;
  text: string;
}

export interface Question {
  question: string;
  answer: RichText;
}

export interface TitledText {
  title: string;
  text: RichText;
}

/** A short fact as "label: value", for instance "Levensduur: 25 tot 30 jaar". */
export interface Fact {
  label: string;
  value: string;
}

/**
 * A picture and what it shows. To put a photograph of your own in its place: drop
 * the file into photos/ and write its name here; see docs/fotos-vervangen.md.
 */
export interface PictureContent {
  /** The name of the file in photos/ without its ending: "mijn-foto" for Mijn foto.jpg. */
  name: string;
  /** What is seen on it, in one sentence, for those who cannot see it. */
  alt: string;
  /** Made by computer: the site says "3D-impressie" on it. Never on a photograph. */
  impression?: true;
}

/** The identifier of a choice in the quote form. */
export type ServiceOptionId = keyof typeof serviceOptions;

export interface ServiceSummary {
  /** The path on the site without its slash: "dakrenovatie". */
  slug: string;
  /** The name in the menu and on cards. */
  name: string;
  /** Position in the menu and on /diensten, low numbers first. */
  order: number;
  /** One or two sentences for a card, at most 130 characters. */
  card: string;
  /** The choice that is ticked in the quote form when the visitor comes from this page. */
  quoteOption: ServiceOptionId;
}

export interface ServicePage {
  meta: PageMeta;
  /** The h1. */
  heading: string;
  /** One or two sentences below the h1. */
  intro: string;
  /** At the top of the page, and on cards that lead to it. */
  picture: PictureContent;
  /** Three or four facts beside the intro. */
  facts: Fact[];
  /** What it is. */
  about: { heading: string; paragraphs: RichText[] };
  /** When a homeowner needs it: recognisable signs. */
  signs: { heading: string; intro: string; items: string[] };
  /** How we work, in order. */
  steps: { heading: string; items: TitledText[] };
  /** What to expect: duration, nuisance, preparation, price factors without amounts. */
  expect: { heading: string; paragraphs: RichText[] };
  benefits: { heading: string; items: string[] };
  questions: Question[];
  callToAction: CallToAction;
  /** Only for urgent work: the closing block shows the emergency phone instead of the quote link. */
  emergency?: boolean;
}

/** What the list and the map show of a city. */
export interface CitySummary extends Coordinates {
  /** The last part of the path: "den-haag". */
  slug: string;
  /** "Den Haag" */
  name: string;
  /** Position in the list on /werkgebied, low numbers first. */
  order: number;
  province: string;
  /** Where the name stands on the map, if at the right of its dot it would run into a neighbour. */
  mapLabel?: "left" | "above" | "below";
}

export interface CityPage {
  meta: PageMeta;
  /** The h1; contains the city's name. */
  heading: string;
  intro: string;
  /** Roughly how far from Hilversum, and what that means for the visitor. */
  distance: string;
  /** Two or three blocks of text that are true of this city only. */
  sections: { heading: string; paragraphs: RichText[] }[];
  /** Exactly three services, with the reason why they matter in this city. */
  services: { slug: string; text: string }[];
  /** Exactly four. */
  benefits: TitledText[];
  callToAction: CallToAction;
}

/** A point on earth in degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface Company {
  name: string;
  legalName: string;
  phone: PhoneNumber;
  emergencyPhone: PhoneNumber;
  email: string;
  address: { street: string; postalCode: string; city: string; country: string };
  /** Degrees, WGS 84; the starting point on the maps. */
  location: Coordinates;
  /** Eight digits. */
  chamberOfCommerceNumber: string;
  /** "NL000000000B00" */
  vatId: string;
  chatUrl: string;
  socialUrl: string;
  /** The name of the network behind socialUrl. */
  socialName: string;
  officeHours: string;
}

export interface PhoneNumber {
  /** As people write it: "035 000 00 00". */
  display: string;
  /** As a phone dials it: "+31350000000". */
  dial: string;
}

export interface NavigationLink {
  label: string;
  path: string;
}

export interface ProjectContent {
  /** Also the id on the page, so that a link can point at one project. */
  slug: string;
  /** Position on /projecten, low numbers first. */
  order: number;
  title: string;
  place: string;
  /** Two or three sentences: the problem, what was done, the result. */
  description: string;
  /** What was done, in two to five words each. */
  work: string[];
  /** The roof after the work. */
  picture: PictureContent;
  /** The same view before the work: the visitor can then slide from one to the other. */
  before?: PictureContent;
  /** The slug of the service page that explains this work. */
  serviceSlug: string;
}

export interface HomeContent {
  meta: PageMeta;
  hero: {
    heading: string;
    intro: string;
    quoteButton: string;
    emergencyButton: string;
    /** Short assurances below the buttons. */
    assurances: string[];
    picture: PictureContent;
  };
  services: {
    heading: string;
    intro: string;
    items: { slug: string; picture: PictureContent }[];
    allLink: string;
  };
  counters: { heading: string; items: { value: number; suffix: string; label: string }[] };
  reasons: { heading: string; intro: string; items: TitledText[]; link: string };
  recentWork: {
    heading: string;
    intro: string;
    /** `projectSlug` is the project on /projecten that shows this kind of work. */
    items: { title: string; text: string; projectSlug: string; picture: PictureContent }[];
    link: string;
  };
  questions: { heading: string; intro: string; items: Question[]; link: string };
  callback: { heading: string; intro: string; points: string[] };
}

export interface ServicesOverviewContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  /** Helps someone who does not know which service fits. */
  guide: { heading: string; items: { symptom: string; serviceSlug: string }[] };
  callToAction: CallToAction;
}

export interface ProjectPicturesContent {
  enlarge: string;
  close: string;
  /** On the two pictures of one roof. */
  before: string;
  after: string;
  /** Name of the slider between them. */
  compare: string;
  /** What the slider says while it moves; `{deel}` stands for a number from 0 to 100. */
  compared: string;
}

export interface ProjectsPageContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  projects: ProjectContent[];
  /** The words at the pictures. */
  pictures: ProjectPicturesContent;
  callToAction: CallToAction;
}

export interface AboutContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  picture: PictureContent;
  story: { heading: string; paragraphs: RichText[] };
  mission: { heading: string; text: string };
  vision: { heading: string; text: string };
  values: { heading: string; items: TitledText[] };
  callToAction: CallToAction;
}

export interface ContactContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  emergency: { heading: string; text: string };
  formHeading: string;
  detailsHeading: string;
  guarantees: { heading: string; items: string[] };
  steps: { heading: string; items: TitledText[] };
  serviceAreaText: RichText;
}

export interface ServiceAreaContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  paragraphs: RichText[];
  citiesHeading: string;
  map: {
    heading: string;
    description: string;
    frameNotice: string;
    frameButton: string;
    frameTitle: string;
    /** The embed of the map; for OpenStreetMap, `bbox` is west, south, east and north in degrees. */
    frameUrl: string;
  };
  callToAction: CallToAction;
}

export interface FaqContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  categories: { title: string; questions: FaqQuestion[] }[];
  callToAction: CallToAction;
}

/** The part of /faq in which a question stands; its heading is in `faq.ts`. */
export type QuestionCategory = "algemeen" | "kosten" | "diensten" | "materialen";

export interface FaqQuestion extends Question {
  category: QuestionCategory;
  /** Position within its category, low numbers first. */
  order: number;
}

export interface ThankYouContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  /** Shown when somebody opens the page without having sent anything. */
  introWithoutRequest: string;
  next: { heading: string; items: TitledText[] };
  sentHeading: string;
  contactText: string;
  homeLink: string;
}

/** A page of plain text under headings: the privacy and accessibility statements. */
export interface StatementContent {
  meta: PageMeta;
  heading: string;
  intro: string;
  sections: { heading: string; paragraphs: RichText[]; items?: RichText[] }[];
}

export interface NotFoundContent {
  meta: PageMeta;
  heading: string;
  text: string;
  links: NavigationLink[];
}

/**
 * What a form says at a field, and above the form, when it cannot be sent. Say
 * what to do ("Vul uw naam in"), without a full stop.
 */
export interface FieldMessages {
  /** The field is empty, or nothing is chosen. */
  missing: string;
  /** Something is there, but it cannot be what was asked. */
  malformed?: string;
}

export interface FieldContent {
  label: string;
  hint?: string;
  errors: FieldMessages;
}

/** The words around the messages, the same for every form. */
export interface FormErrorsContent {
  /** Above the list of problems. */
  heading: string;
  /** Before the title of the page, and before a message at its field for those who hear it. */
  prefix: string;
  /** `{veld}` stands for the label of the field, `{grens}` and `{aantal}` for numbers of characters. */
  tooLong: string;
}

/** What a form says when it was not sent, and how else to reach us: by phone, and by mail with the typed text. */
export interface FallbackContactContent {
  failed: string;
  /** When the field that only programs fill in was filled in. */
  honeypot: string;
  call: string;
  mail: string;
}

/** What both forms say in the same words. */
export interface FormsContent {
  errors: FormErrorsContent;
  /** Asked once about a phone number without any digit. */
  phoneWithoutDigit: string;
  fallback: FallbackContactContent;
  /** Name of the field that only programs fill in, for whoever meets it all the same. */
  honeypotLabel: string;
  /** Shown where scripts are off: says so, and offers other ways to reach us. */
  withoutScript: RichText;
}

export interface LeadFormContent {
  /** Of the mail that a visitor can send in place of the form. */
  mailSubject: string;
  submit: string;
  privacyNote: RichText;
}

export interface QuoteFormContent extends LeadFormContent {
  requiredNote: string;
  services: FieldContent;
  name: FieldContent;
  phone: FieldContent;
  email: FieldContent & {
    /** Asked when the address looks mistyped; `{adres}` stands for the address that we think was meant. */
    suggestion: string;
    /** The button that puts that address in the field. */
    acceptSuggestion: string;
  };
  message: FieldContent;
}

export interface CallbackFormContent extends LeadFormContent {
  name: FieldContent;
  phone: FieldContent;
}

/** The words around every page: top bar, header, footer, floating buttons. */
export interface ShellContent {
  skipLink: string;
  homeLabel: string;
  /** `label` names the band for those who hear it. */
  topBar: { label: string; available: string; inspection: string; certified: string };
  navigationLabel: string;
  /** The main navigation, in order; /diensten gets the list of services. */
  navigation: NavigationLink[];
  allServices: string;
  /** Name of the button that opens the list of services. */
  servicesMenu: string;
  openMenu: string;
  closeMenu: string;
  emergencyButton: string;
  quoteButton: string;
  questionsHeading: string;
  cityServicesHeading: string;
  cityBenefitsHeading: string;
  footer: {
    aboutHeading: string;
    aboutText: string;
    linksHeading: string;
    citiesHeading: string;
    cities: NavigationLink[];
    allCities: string;
    contactHeading: string;
    chamberOfCommerceLabel: string;
    vatLabel: string;
    emergencyLabel: string;
    rights: string;
    privacyLabel: string;
    accessibilityLabel: string;
  };
  floating: {
    label: string;
    social: string;
    chat: string;
    chatShort: string;
    phone: string;
    phoneShort: string;
  };
  toast: { region: string; close: string };
  /** Shown where a page could not be fetched; the phone number follows the text. */
  loadError: { heading: string; text: string; reload: string };
}

/**
 * The general text for a place without a page of its own. `{plaats}` stands for
 * the name of the place, in any string. Must be true of every place in the Netherlands.
 */
export type OtherCityContent = CityPage;
