/** A full request in Dutch is a few KB; a longer one is not from our form. */
const maxBody = 16 * 1024;

/** The body as text; undefined when it is over 16 KB, of which the rest is not read. */
export async function readBody(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBody) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
