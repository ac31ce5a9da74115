-- The rules and their reasons: docs/decisions/0022-at-least-once-to-the-owner.md.

-- The mailbox behind an address, without capitals, dots, plus tags and Gmail's second name; null where it cannot be mailed,
-- by the rule of isPlainAddress in the function and the longest local part (RFC 5321, section 4.5.3.1.1).
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
return case
  when address ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
  then lower(
    replace(regexp_replace(split_part(address, '@', 1), '(.)\+.*', '\1'), '.', '')
    || '@' || regexp_replace(split_part(address, '@', 2), '^googlemail\.com$', 'gmail.com', 'i')
  )
end;

-- The last two labels of its domain: subdomains can be had by the thousand.
create function private.mail_domain(mailbox text) returns text
language sql immutable parallel safe set search_path = ''
return substring(mailbox from '[^.@]+\.[^.@]+$');

-- One request to confirm, recorded as used up before anything is sent, so that it can't go twice; null without any.
create function public.claim_confirmation() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  caps private.settings;
  today timestamptz := date_trunc('day', now(), 'Europe/Amsterdam');
  request record;
  is_allowed boolean;
begin
  -- One at a time, so that the caps are exact; no visitor waits for it.
  perform pg_advisory_xact_lock(hashtextextended('private.confirmations', 0));
  select * into strict caps from private.settings;
  if (
    select count(*) from private.confirmations where claimed_at >= today and mailbox is not null
  ) >= caps.max_confirmations_in_all then
    return null;
  end if;
  for request in
    select q.id, q.name, q.email, q.services, private.mailbox(q.email) as mailbox
    from public.contact_submissions as q join private.outbox as o on o.quote_id = q.id
    where q.spam_reason is null and o.state = 'sent' and q.created_at > now() - interval '1 hour'
      and not exists (select from private.confirmations as c where c.quote_id = q.id)
    order by q.created_at
    limit 100
  loop
    select request.mailbox is not null
      and count(*) filter (where mailbox = request.mailbox) < caps.max_confirmations_per_mailbox
      and (
        count(*) < caps.max_confirmations_per_domain
        or private.mail_domain(request.mailbox) = any (caps.large_mail_providers)
      )
    into is_allowed
    from private.confirmations
    where claimed_at >= today and private.mail_domain(mailbox) = private.mail_domain(request.mailbox);
    insert into private.confirmations (quote_id, mailbox)
    values (request.id, case when is_allowed then request.mailbox end);
    if is_allowed then
      return jsonb_build_object('name', request.name, 'email', request.email, 'services', request.services);
    end if;
  end loop;
  return null;
end
$$;

revoke all on function private.mailbox(text), private.mail_domain(text) from public;
grant execute on function private.mailbox(text), private.mail_domain(text) to service_role;
revoke all on function public.claim_confirmation() from public, anon, authenticated;
grant execute on function public.claim_confirmation() to service_role;
