-- The outbox row is stored with its request, so that no request is without a mail.
create function private.add_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (quote_id, callback_id, is_collected, next_attempt_at)
  select key.quote_id, key.callback_id, new.spam_reason is not null,
    -- The mail about a quote waits two minutes. The browser usually sends it before that, by calling the mail function.
    now() + case when key.quote_id is null then interval '0' else interval '2 minutes' end
  from private.request_key(tg_table_name, new.id) as key;
  return null;
end
$$;
-- A request that staff wrote down needs no mail.
create trigger add_mail after insert on public.contact_submissions
  for each row when (new.taken_by is null) execute function private.add_mail();
create trigger add_mail after insert on public.callback_requests
  for each row when (new.taken_by is null) execute function private.add_mail();

-- The mail function gets these values of a mail. `attempts` includes the attempt that is leased.
create type private.leased_mail as (
  id bigint, lease uuid, message_id uuid, attempts integer, kind text, request jsonb
);

-- A mail is given up after a hundred attempts, because it probably crashes the function that sends it.
create function private.is_due(mail private.outbox) returns boolean
language sql stable
return mail.state = 'waiting' and mail.next_attempt_at <= now() and mail.attempts < 100;

-- A mail is under way while a sender's lease on it lasts.
create function private.is_under_way(mail private.outbox) returns boolean
language sql stable
return mail.state = 'waiting' and mail.lease is not null and mail.next_attempt_at > now();

-- Returns how many mails about a single request the rate limits still allow. Mails under way count as sent.
create function private.mails_left() returns integer
language sql stable
return (
  select greatest(0, least(s.mails_per_hour - counts.in_an_hour, s.mails_per_day - counts.in_a_day) - under_way.mails)
  from private.settings as s, (
    select count(*) as in_a_day, count(*) filter (where m.sent_at > now() - interval '1 hour') as in_an_hour
    from private.sent_mails as m where m.kind = 'alone' and m.sent_at > now() - interval '1 day'
  ) as counts, (
    select count(*) as mails from private.outbox as o where not o.is_collected and private.is_under_way(o)
  ) as under_way
);

-- Returns the mails that are due, the oldest first.
create function private.waiting_mails() returns setof private.outbox
language sql stable
begin atomic
  select o.* from private.outbox as o where private.is_due(o) and not o.is_collected order by o.id;
end;

-- Leaks come first, and what looks like spam comes last. One mail names a thousand requests at most.
create function private.waiting_for_collected_mail() returns setof private.mails
language sql stable
begin atomic
  select m.* from private.outbox as o join private.mails as m using (id)
  where private.is_due(o) and o.is_collected
  order by m.is_leak desc, m.is_spam, m.created_at, m.id limit 1000;
end;

-- A collected mail goes at most every half hour, and one at a time.
create function private.collected_mail_may_go() returns boolean
language sql stable
return not exists (
  select from private.sent_mails as m where m.kind = 'collected' and m.sent_at > now() - interval '30 minutes'
) and not exists (
  select from private.outbox as o where o.is_collected and private.is_under_way(o)
);

-- A lock lets in one caller at a time, so that no mail is leased twice and the rate limits are exact.
create function private.take_turn() returns void
language sql
begin atomic
  select pg_advisory_xact_lock(hashtextextended('private.outbox', 0));
end;

-- A lease lasts longer than a function runs, so that no two functions send the same mail.
create function private.lease_alone(mail_ids bigint[]) returns setof private.leased_mail
language sql
begin atomic
  update private.outbox set lease = gen_random_uuid(), next_attempt_at = now() + interval '5 minutes', attempts = attempts + 1
  where id = any (mail_ids);
  select m.id, m.lease, m.message_id, m.attempts, m.kind, m.request
  from private.mails as m where m.id = any (mail_ids) order by m.created_at;
end;

-- Mails beyond the rate limits go into the collected mail.
create function private.lease_within_budget(mail_ids bigint[]) returns setof private.leased_mail
language plpgsql set search_path = ''
as $$
declare
  mails_left integer := private.mails_left();
begin
  update private.outbox set is_collected = true where id = any (mail_ids[mails_left + 1:]);
  return query select * from private.lease_alone(mail_ids[:least(mails_left, 20)]);
end
$$;

-- The scheduler leases the mails that are due.
create function public.lease_mails() returns setof private.leased_mail
language plpgsql set search_path = ''
as $$
begin
  perform private.take_turn();
  return query select * from private.lease_within_budget(array(select m.id from private.waiting_mails() as m));
end
$$;

-- The browser that sent a quote calls for its mail at once. Later attempts are left to the scheduler.
create function public.lease_quote(quote jsonb) returns setof private.leased_mail
language plpgsql set search_path = ''
as $$
begin
  perform private.take_turn();
  return query select * from private.lease_within_budget(array(
    select o.id from private.outbox as o join public.contact_submissions as q on q.id = o.quote_id
    where q.request_hash = private.request_hash('contact_submissions', quote)
      and o.state = 'waiting' and o.attempts = 0 and not o.is_collected
  ));
end
$$;

-- All requests in a collected mail fail or succeed together, so the highest number of attempts counts.
create function public.lease_collected_mail() returns setof private.leased_mail
language plpgsql set search_path = ''
as $$
declare
  new_lease uuid := gen_random_uuid();
begin
  perform private.take_turn();
  if not private.collected_mail_may_go() then
    return;
  end if;
  return query
  with mails as (select m.* from private.waiting_for_collected_mail() as m), new_leases as (
    update private.outbox as o
    set lease = new_lease, next_attempt_at = now() + interval '5 minutes', attempts = o.attempts + 1
    from mails as m where o.id = m.id
  )
  select min(m.id), new_lease, new_lease, max(m.attempts) + 1, 'collected', jsonb_agg(
    jsonb_build_object('kind', m.kind, 'request', m.request || jsonb_build_object('message', left(m.request ->> 'message', 500)))
    order by m.is_leak desc, m.is_spam, m.created_at, m.id
  )
  from mails as m having count(*) > 0;
end
$$;

-- A mail counts as sent even after its lease ran out, because it did leave.
create function public.mark_mail_sent(mail bigint, held_lease uuid) returns void
language sql volatile set search_path = ''
as $$
  with mails as (
    update private.outbox
    set state = 'sent', last_error = null
    where (id = mark_mail_sent.mail or lease = held_lease) and state <> 'sent'
    returning is_collected
  )
  insert into private.sent_mails (kind, mail)
  select distinct case when is_collected then 'collected' else 'alone' end, mark_mail_sent.mail from mails
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

grant execute on all functions in schema public to service_role;
grant execute on function private.request_hash(text, jsonb), private.is_leak(text[]),
  private.is_due(private.outbox), private.is_under_way(private.outbox), private.mails_left(), private.waiting_mails(),
  private.waiting_for_collected_mail(), private.collected_mail_may_go(), private.take_turn(), private.lease_alone(bigint[]),
  private.lease_within_budget(bigint[]) to service_role;
