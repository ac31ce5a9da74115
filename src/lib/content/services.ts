import type { Service } from "./schema";

const files = import.meta.glob<Service>("../../content/diensten/*.yaml", { import: "default" });

/** What the page of a service shows. What only cards and menus show would stand in its HTML for nobody. */
export async function loadService(slug: string) {
  const service = await files[`../../content/diensten/${slug}.yaml`]?.();
  if (!service) return undefined;
  const { card, symptom, symptomDrawing, roof, ...page } = service;
  return page;
}

export type ServicePage = NonNullable<Awaited<ReturnType<typeof loadService>>>;

export function serviceIn<Listed extends { slug: string }>(services: Listed[], slug: string): Listed {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return service;
}
