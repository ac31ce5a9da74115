import type { Service } from "./schema";

const files = import.meta.glob<Service>("../../content/diensten/*.yaml", { import: "default" });

export const loadService = async (slug: string) => files[`../../content/diensten/${slug}.yaml`]?.();

export function serviceIn<Listed extends { slug: string }>(services: Listed[], slug: string): Listed {
  const found = services.find((service) => service.slug === slug);
  if (!found) throw new Error(`There is no service ${slug}`);
  return found;
}
