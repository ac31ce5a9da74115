/** A link in a text of src/content: `[Pannendaken](/pannendaken)`. The groups are its words and its address. */
export const textLink = /\[([^\]]+)\]\(([^)\s]+)\)/g;
