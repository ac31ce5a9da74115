/* What each single file of src/content/ gives when it is imported; scripts/content/vite-plugin.ts makes the module. */

declare module "*/content/bedrijf.yaml" {
  const content: import("./schema").FileContent<"bedrijf.yaml">;
  export default content;
}

declare module "*/content/algemeen.yaml" {
  const content: import("./schema").FileContent<"algemeen.yaml">;
  export default content;
}

declare module "*/content/doorverwijzingen.yaml" {
  const content: import("./schema").FileContent<"doorverwijzingen.yaml">;
  export default content;
}

declare module "*/content/paginas/home.yaml" {
  const content: import("./schema").FileContent<"paginas/home.yaml">;
  export default content;
}

declare module "*/content/paginas/diensten.yaml" {
  const content: import("./schema").FileContent<"paginas/diensten.yaml">;
  export default content;
}

declare module "*/content/paginas/projecten.yaml" {
  const content: import("./schema").FileContent<"paginas/projecten.yaml">;
  export default content;
}

declare module "*/content/paginas/over-ons.yaml" {
  const content: import("./schema").FileContent<"paginas/over-ons.yaml">;
  export default content;
}

declare module "*/content/paginas/werkgebied.yaml" {
  const content: import("./schema").FileContent<"paginas/werkgebied.yaml">;
  export default content;
}

declare module "*/content/paginas/faq.yaml" {
  const content: import("./schema").FileContent<"paginas/faq.yaml">;
  export default content;
}

declare module "*/content/paginas/contact.yaml" {
  const content: import("./schema").FileContent<"paginas/contact.yaml">;
  export default content;
}

declare module "*/content/paginas/bedankt.yaml" {
  const content: import("./schema").FileContent<"paginas/bedankt.yaml">;
  export default content;
}

declare module "*/content/paginas/privacy.yaml" {
  const content: import("./schema").FileContent<"paginas/privacy.yaml">;
  export default content;
}

declare module "*/content/paginas/toegankelijkheid.yaml" {
  const content: import("./schema").FileContent<"paginas/toegankelijkheid.yaml">;
  export default content;
}

declare module "*/content/paginas/niet-gevonden.yaml" {
  const content: import("./schema").FileContent<"paginas/niet-gevonden.yaml">;
  export default content;
}

declare module "*/content/paginas/andere-plaats.yaml" {
  const content: import("./schema").FileContent<"paginas/andere-plaats.yaml">;
  export default content;
}

declare module "*/content/formulieren/offerte.yaml" {
  const content: import("./schema").FileContent<"formulieren/offerte.yaml">;
  export default content;
}

declare module "*/content/formulieren/terugbellen.yaml" {
  const content: import("./schema").FileContent<"formulieren/terugbellen.yaml">;
  export default content;
}

declare module "*/content/formulieren/beide.yaml" {
  const content: import("./schema").FileContent<"formulieren/beide.yaml">;
  export default content;
}
