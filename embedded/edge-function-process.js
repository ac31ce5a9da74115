// Runs under Deno until standard input closes, which happens however the parent process ends.
import "../supabase/functions/send-quote-email/index.ts";

for await (const _ of Deno.stdin.readable);
Deno.exit();
