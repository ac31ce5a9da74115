/** A full request in Dutch is a few KB; a longer one is not from our form. */
const largestBody = 16 * 1024;

/** The body as text, or undefined when it is over `largest` bytes (16 KB): then the rest is not read. */
export async function readBody(request: Request, largest = largestBody): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
