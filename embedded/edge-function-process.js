// Runs under Deno until standard input closes, which happens however the parent process ends.
import { handle } from "../supabase/functions/send-quote-email/handle.ts";

Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.env.get("PORT")) }, handle);
for await (const _ of Deno.stdin.readable);
Deno.exit();
