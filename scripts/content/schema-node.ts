import { z } from "zod";
import type { collections } from "../../src/lib/content/schema.ts";

/** A node of what z.toJSONSchema returns, with the keys that `meta` of our schema adds. */
export interface SchemaNode {
  type?: "object" | "array" | "string";
  title?: string;
  description?: string;
  example?: string;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  enum?: string[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  remedy?: string;
  placeholders?: string[];
  widget?: string;
  collection?: keyof typeof collections;
  summary?: string;
  singular?: string;
  namedBy?: string;
}

/** The JSON Schema of a value as the file has it, before parsing. */
export const schemaNode = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as SchemaNode;
