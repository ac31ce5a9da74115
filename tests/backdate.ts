/** SQL that backdates all requests, with their mails and photographs, by an interval. */
export const backdate = (time: string) =>
  Object.entries({
    "public.contact_submissions": ["created_at"],
    "public.callback_requests": ["created_at"],
    "private.outbox": ["created_at", "next_attempt_at"],
    "private.sent_mails": ["sent_at"],
    "private.photos": ["created_at"],
  })
    .map(
      ([table, times]) => `update ${table} set ${times.map((at) => `${at} = ${at} - interval '${time}'`)};`,
    )
    .join("");
