-- Called by the edge function, as service_role. With the caller's rights: another role finds `private` closed.

-- Leases outbox rows for five minutes, which is longer than a function lives. With a quote, the unsent row of exactly
-- these values; without, what is due, oldest first.
create function public.lease_mails(quote jsonb default null, max_mails integer default 20)
returns table (id bigint, lease uuid, message_id uuid, kind text, request jsonb)
language sql volatile set search_path = ''
as $$
  with due as (
    select o.id from private.outbox as o
    where o.state = 'waiting'
      and (o.leased_until is null or o.leased_until < now())
      and case
        -- The browser starts the first attempt only: repeating its call must not wear out the mail server.
        when quote is null then o.next_attempt_at <= now()
        else o.attempts = 0 and o.request_hash = private.request_hash('contact_submissions', quote)
      end
    order by o.next_attempt_at
    limit least(max_mails, 100)
    for update skip locked
  ), leased as (
    update private.outbox as o
    set lease = gen_random_uuid(), leased_until = now() + interval '5 minutes', attempts = o.attempts + 1
    from due where o.id = due.id
    returning o.*
  )
  select o.id, o.lease, o.message_id, case when q.id is null then 'callback' else 'quote' end,
    coalesce(to_jsonb(q), to_jsonb(c))
  from leased as o
  left join public.contact_submissions as q on q.id = o.quote_id
  left join public.callback_requests as c on c.id = o.callback_id
  order by o.created_at;
$$;

-- Also after the lease ran out: the mail did leave.
create function public.mark_mail_sent(mail bigint) returns void
language sql volatile set search_path = ''
as $$
  update private.outbox
  set state = 'sent', sent_at = now(), lease = null, leased_until = null, last_error = null
  where id = mail and state <> 'sent';
$$;

-- Again after 1, 2, 4 ... 60 minutes, for three days; without effect for whoever lost the lease. Why a mail that may have
-- arrived goes three times at most: docs/decisions/0022-at-least-once-to-the-owner.md.
create function public.mark_mail_failed(
  mail bigint, held_lease uuid, reason text, may_have_arrived boolean default false
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
    lease = null, leased_until = null, last_error = left(reason, 500)
  where id = mail and lease = held_lease and state = 'waiting';
$$;

-- Each request once when it is unsent for ten minutes, and once when it is dead. Leased for a minute.
create function public.lease_alarms()
returns table (id bigint, state text, kind text, created_at timestamptz, attempts integer)
language sql volatile set search_path = ''
as $$
  with open_alarms as (
    select o.id from private.outbox as o
    where (o.alarm_leased_until is null or o.alarm_leased_until < now())
      and (
        (o.state = 'waiting' and o.unsent_alarm_at is null and o.created_at < now() - interval '10 minutes')
        or (o.state = 'dead' and o.dead_alarm_at is null)
      )
    order by o.created_at
    limit 100
    for update skip locked
  )
  update private.outbox as o set alarm_leased_until = now() + interval '1 minute'
  from open_alarms where o.id = open_alarms.id
  returning o.id, o.state, case when o.quote_id is null then 'callback' else 'quote' end, o.created_at, o.attempts;
$$;

create function public.mark_alarmed(mails bigint[]) returns void
language sql volatile set search_path = ''
as $$
  update private.outbox
  set unsent_alarm_at = coalesce(unsent_alarm_at, now()),
    dead_alarm_at = case when state = 'dead' then now() end,
    alarm_leased_until = null
  where id = any (mails);
$$;

-- Whether the mail of this kind is still to be sent today; leased for five minutes.
create function private.lease_daily_mail(of_kind text, today date) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.daily_mails (kind, day) values (of_kind, today) on conflict do nothing;
  update private.daily_mails set leased_until = now() + interval '5 minutes'
  where kind = of_kind and day = today and sent_at is null and (leased_until is null or leased_until < now());
  return found;
end
$$;

create function public.mark_daily_mail_sent(of_kind text, of_day date) returns void
language sql volatile set search_path = ''
as $$
  update private.daily_mails set sent_at = now(), leased_until = null where kind = of_kind and day = of_day;
$$;

-- Once on a day on which even first requests were held back: since when, and how many. Null when it is not due.
create function public.lease_flood_warning() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Amsterdam')::date;
  warning jsonb;
begin
  select jsonb_build_object('day', today, 'since', min(o.created_at), 'requests', count(*)) into warning
  from private.outbox as o
  left join public.contact_submissions as q on q.id = o.quote_id
  left join public.callback_requests as c on c.id = o.callback_id
  where o.state = 'held_for_digest' and coalesce(q.spam_reason, c.spam_reason) = 'flood'
    and o.created_at >= today::timestamp at time zone 'Europe/Amsterdam';
  if warning ->> 'since' is null or not private.lease_daily_mail('flood_warning', today) then
    return null;
  end if;
  return warning;
end
$$;

-- Busy sources last and leaks first, so that what a full list leaves unnamed is the flood itself.
create function private.digest_items(
  states text[], since_time timestamptz, until_time timestamptz, max_items integer
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(item) - 'position' order by item.position), '[]')
  from (
    select case when q.id is null then 'callback' else 'quote' end as kind, coalesce(q.id, c.id) as request_id,
      o.created_at, o.state, coalesce(q.name, c.name) as name, coalesce(q.phone, c.phone) as phone,
      is_urgent as urgent,
      row_number() over (
        order by coalesce(q.spam_reason, c.spam_reason) is not distinct from 'source', is_urgent desc, o.created_at, o.id
      ) as position
    from private.outbox as o
    left join public.contact_submissions as q on q.id = o.quote_id
    left join public.callback_requests as c on c.id = o.callback_id
    cross join lateral (select coalesce('Daklekkage (Spoed)' = any (q.services), false)) as leak (is_urgent)
    where o.state = any (states) and o.created_at >= since_time and o.created_at < until_time
    order by position
    limit max_items
  ) as item;
$$;

create function public.lease_digest() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Amsterdam')::date;
  until_time timestamptz := (today + time '07:00') at time zone 'Europe/Amsterdam';
  since_time timestamptz := (today - 1 + time '07:00') at time zone 'Europe/Amsterdam';
begin
  if now() < until_time or not private.lease_daily_mail('digest', today) then
    return null;
  end if;
  return jsonb_build_object(
    'day', today,
    'quotes', (select count(*) from public.contact_submissions where created_at >= since_time and created_at < until_time),
    'callbacks', (select count(*) from public.callback_requests where created_at >= since_time and created_at < until_time),
    -- A dead one is listed for a week.
    'unsent', private.digest_items(array['waiting', 'dead'], now() - interval '10 days', until_time, 50),
    'held', (
      select count(*) from private.outbox
      where state = 'held_for_digest' and created_at >= since_time and created_at < until_time
    ),
    'first_held', private.digest_items(array['held_for_digest'], since_time, until_time, 100)
  );
end
$$;

do $$
declare
  callable text;
begin
  foreach callable in array array[
    'public.lease_mails(jsonb, integer)', 'public.mark_mail_sent(bigint)',
    'public.mark_mail_failed(bigint, uuid, text, boolean)', 'public.lease_alarms()', 'public.mark_alarmed(bigint[])',
    'public.lease_flood_warning()', 'public.lease_digest()', 'public.mark_daily_mail_sent(text, date)',
    'private.lease_daily_mail(text, date)', 'private.digest_items(text[], timestamptz, timestamptz, integer)'
  ] loop
    -- Supabase grants every new function in `public` to all three roles.
    execute format('revoke all on function %s from public, anon, authenticated', callable);
    execute format('grant execute on function %s to service_role', callable);
  end loop;
end
$$;
