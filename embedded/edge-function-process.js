// This process runs under Deno until its standard input closes, which happens however the parent process ends.
import { handle } from "../supabase/functions/send-quote-email/handle.ts";

Deno.serve({ hostname: "127.0.0.1", port: 0 }, handle);
for await (const _ of Deno.stdin.readable);
Deno.exit();
