// Runs under Deno. Serves the edge function at DENO_SERVE_ADDRESS until the process
// that started it is gone: then standard input closes, however that process ended.
import "../supabase/functions/send-quote-email/index.ts";

for await (const _ of Deno.stdin.readable);
Deno.exit();
