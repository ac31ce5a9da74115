create function private.add_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (quote_id, callback_id, is_collected, next_attempt_at) values (
    case tg_table_name when 'contact_submissions' then new.id end,
    case tg_table_name when 'callback_requests' then new.id end,
    new.spam_reason is not null,
    -- The browser calls the function for a quote.
    now() + interval '2 minutes' * (tg_table_name = 'contact_submissions')::integer
  );
  return null;
end
$$;
-- The owner was told of what staff wrote down.
create trigger add_mail after insert on public.contact_submissions
  for each row when (new.taken_by is null) execute function private.add_mail();
create trigger add_mail after insert on public.callback_requests
  for each row when (new.taken_by is null) execute function private.add_mail();

-- Leases the mail of this quote, or all due mails within the budget, for longer than a function lives.
create function public.lease_mails(quote jsonb default null)
returns table (id bigint, lease uuid, message_id uuid, kind text, request jsonb)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  settings private.settings;
  budget bigint;
  ids bigint[];
begin
  -- Callers take turns, so that nothing is leased twice and the budget is exact.
  perform pg_advisory_xact_lock(hashtextextended('private.outbox', 0));
  select * into strict settings from private.settings;
  select least(
    settings.mails_per_hour - count(*) filter (where s.sent_at > now() - interval '1 hour'),
    settings.mails_per_day - count(*)
  ) - (
    select count(*) from private.outbox as o
    where not o.is_collected and o.state = 'waiting' and o.lease is not null and o.next_attempt_at > now()
  ) into budget
  from private.sent_mails as s where s.kind = 'alone' and s.sent_at > now() - interval '1 day';

  with due as (
    select o.id, row_number() over (order by o.id) as place
    from private.outbox as o left join public.contact_submissions as q on q.id = o.quote_id
    -- A mail with a hundred attempts crashes every sender, and is given up.
    where o.state = 'waiting' and o.attempts < 100 and not o.is_collected and case
      when quote is not null then o.attempts = 0 and q.request_hash = private.request_hash('contact_submissions', quote)
      -- A later time was written while the clock was ahead. now() is old for a caller who waited for his turn.
      else o.next_attempt_at not between now() and clock_timestamp() + interval '1 hour'
    end
  ), collected as (
    update private.outbox as o set is_collected = true from due where o.id = due.id and due.place > budget
  ), leased as (
    update private.outbox as o
    set lease = gen_random_uuid(), next_attempt_at = now() + interval '5 minutes', attempts = o.attempts + 1
    from due where o.id = due.id and due.place <= least(budget, 20)
    returning o.id
  )
  select array_agg(id) into ids from leased;
  return query
  select m.id, m.lease, m.message_id, m.kind, m.request from private.mails as m where m.id = any (ids) order by m.created_at;
end
$$;

create function public.lease_collected_mail()
returns table (id bigint, lease uuid, message_id uuid, kind text, request jsonb)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  new_lease uuid := gen_random_uuid();
begin
  perform pg_advisory_xact_lock(hashtextextended('private.outbox', 0));
  if exists (
    select from private.sent_mails as s
    where s.kind = 'collected' and s.sent_at between now() - interval '30 minutes' and clock_timestamp()
  ) or exists (
    select from private.outbox as o
    where o.is_collected and o.state = 'waiting' and o.lease is not null
      and o.next_attempt_at between now() and clock_timestamp() + interval '1 hour'
  ) then
    return;
  end if;
  update private.outbox as o
  set lease = new_lease, next_attempt_at = now() + interval '5 minutes', attempts = o.attempts + 1
  where o.id in (
    select m.id from private.mails as m
    where m.state = 'waiting' and m.attempts < 100 and m.is_collected
      and m.next_attempt_at not between now() and clock_timestamp() + interval '1 hour'
    order by m.is_leak desc, m.is_spam, m.created_at, m.id limit 1000
  );
  return query
  select min(m.id), new_lease, new_lease, 'collected', jsonb_agg(
    jsonb_build_object('kind', m.kind, 'request', m.request || jsonb_build_object('message', left(m.request ->> 'message', 500)))
    order by m.is_leak desc, m.is_spam, m.created_at, m.id
  )
  from private.mails as m where m.lease = new_lease having count(*) > 0;
end
$$;

-- Counts even after the lease ran out, because the mail did leave.
create function public.mark_mail_sent(mail bigint, held_lease uuid) returns void
language sql volatile set search_path = ''
as $$
  with sent as (
    update private.outbox
    set state = 'sent', last_error = null
    where (id = mark_mail_sent.mail or lease = held_lease) and state <> 'sent'
    returning is_collected
  )
  insert into private.sent_mails (kind, mail)
  select distinct case when is_collected then 'collected' else 'alone' end, mark_mail_sent.mail from sent
  on conflict do nothing;
$$;

-- A mail is tried for three days, or three times if it may have arrived.
create function public.mark_mail_failed(
  held_lease uuid, reason text, may_have_arrived boolean default false
) returns void
language sql volatile set search_path = ''
as $$
  update private.outbox
  set state = case
      when created_at < now() - interval '3 days' or unanswered + may_have_arrived::integer >= 3 then 'dead'
      else 'waiting'
    end,
    unanswered = unanswered + may_have_arrived::integer,
    next_attempt_at = now() + case
      when unanswered + may_have_arrived::integer >= 2 then interval '1 hour'
      else least(interval '1 minute' * power(2, least(attempts, 10) - 1), interval '1 hour')
    end,
    lease = null, last_error = left(reason, 500)
  where lease = held_lease and state = 'waiting';
$$;

-- Gives back what nobody tried to send, for the next run.
create function public.give_back_mails(leases uuid[]) returns void
language sql volatile set search_path = ''
as $$
  update private.outbox set attempts = attempts - 1, lease = null, next_attempt_at = now()
  where lease = any (leases) and state = 'waiting';
$$;

-- One mailbox for all its spellings, or null for a bad address. A domain may have an umlaut, because Firefox keeps it.
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
return case
  when char_length(split_part(address, '@', 1)) <= 64
    and address ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9ß-öø-ÿ-]+(?:\.[a-zA-Z0-9ß-öø-ÿ-]+)+$'
  then lower(
    replace(regexp_replace(split_part(address, '@', 1), '(.)\+.*', '\1'), '.', '')
    || '@' || regexp_replace(split_part(address, '@', 2), '^googlemail\.com$', 'gmail.com', 'i')
  )
end;

create function public.claim_confirmation() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  settings private.settings;
  confirmed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.sent_mails', 0));
  select * into strict settings from private.settings;
  with confirmations as (
    select s.mailbox_hash from private.sent_mails as s
    where s.kind = 'confirmation' and s.sent_at > now() - interval '1 day'
  )
  insert into private.sent_mails (kind, mail, mailbox_hash)
  select 'confirmation', o.id, h.mailbox_hash
  from public.contact_submissions as q
  join private.outbox as o on o.quote_id = q.id,
    private.request_hash(settings.hash_key, to_jsonb(private.mailbox(q.email))) as h (mailbox_hash)
  where q.spam_reason is null and o.state = 'sent' and q.created_at > now() - interval '1 hour'
    and private.mailbox(q.email) is not null
    and not exists (select from private.sent_mails as s where s.kind = 'confirmation' and s.mail = o.id)
    and h.mailbox_hash not in (select c.mailbox_hash from confirmations as c)
    and settings.confirmations_per_day > (select count(*) from confirmations)
  order by q.created_at limit 1
  returning mail into confirmed;
  return (
    select jsonb_build_object('name', q.name, 'email', q.email, 'services', q.services)
    from public.contact_submissions as q join private.outbox as o on o.quote_id = q.id where o.id = confirmed
  );
end
$$;

grant execute on all functions in schema public to service_role;
grant execute on function private.request_hash(text, jsonb), private.is_leak(text[]), private.mailbox(text) to service_role;
