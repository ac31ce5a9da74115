import type { Service } from "./schema";

const files = import.meta.glob<Service>("../../content/diensten/*.yaml", { import: "default" });

/** One service with all its text; undefined where there is none. Rejects when the network fails. */
export const loadService = async (slug: string) => files[`../../content/diensten/${slug}.yaml`]?.();

/** The service that a text refers to. Throws where there is none, which the content check refuses. */
export function serviceIn<Listed extends { slug: string }>(services: Listed[], slug: string): Listed {
  const found = services.find((service) => service.slug === slug);
  if (!found) throw new Error(`There is no service ${slug}`);
  return found;
}
