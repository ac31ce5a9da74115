import type { Service } from "./schema.ts";

const files = import.meta.glob<Service>("../../content/diensten/*.yaml", { import: "default" });

/** Loads what the page of a service shows, without the fields that only cards and menus show. */
export async function loadService(slug: string) {
  const service = await files[`../../content/diensten/${slug}.yaml`]?.();
  if (!service) return undefined;
  const { order, name, card, symptom, symptomDrawing, roof, ...page } = service;
  return page;
}

export type ServicePage = NonNullable<Awaited<ReturnType<typeof loadService>>>;

/** The service with this slug. Throws when there is none. */
export function serviceIn<Listed extends { slug: string }>(services: Listed[], slug: string): Listed {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return service;
}
