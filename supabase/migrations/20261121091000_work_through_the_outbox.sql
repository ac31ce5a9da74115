-- What the edge function calls, as service_role and through the API. The functions run
-- with the caller's rights: granted to the wrong role by mistake, they still find that
-- `private` is closed to it.

-- Takes outbox rows for one sender, for five minutes: longer than the function lives.
-- With a quote, the unsent row of exactly these values; without, what is due, oldest first.
create function public.lease_mails(quote jsonb default null, at_most integer default 20)
returns table (
  id bigint, lease uuid, message_id uuid, kind text, created_at timestamptz, spam_reason text,
  name text, phone text, email text, message text, services text[]
)
language sql volatile set search_path = ''
as $$
  with due as (
    select o.id from private.outbox as o
    where o.state = 'waiting'
      and (o.leased_until is null or o.leased_until < now())
      and case
        -- The browser asks right after it stored the row. Later attempts are the scheduler's:
        -- a visitor who repeats the call must not wear out the mail server.
        when quote is null then o.next_attempt_at <= now()
        else o.attempts = 0 and o.fingerprint = private.fingerprint('contact_submissions', quote)
      end
    order by o.next_attempt_at
    limit least(at_most, 100)
    for update skip locked
  ), leased as (
    update private.outbox as o
    set lease = gen_random_uuid(), leased_until = now() + interval '5 minutes', attempts = o.attempts + 1
    from due where o.id = due.id
    returning o.*
  )
  select o.id, o.lease, o.message_id, case when q.id is null then 'callback' else 'quote' end,
    coalesce(q.created_at, c.created_at), coalesce(q.spam_reason, c.spam_reason),
    coalesce(q.name, c.name), coalesce(q.phone, c.phone), q.email, q.message, q.services
  from leased as o
  left join public.contact_submissions as q on q.id = o.quote_id
  left join public.callback_requests as c on c.id = o.callback_id
  order by o.created_at;
$$;

-- Noted also when the lease has run out meanwhile: the mail did leave.
create function public.mark_mail_sent(mail bigint) returns void
language sql volatile set search_path = ''
as $$
  update private.outbox
  set state = 'sent', sent_at = now(), lease = null, leased_until = null, last_error = null
  where id = mail and state <> 'sent';
$$;

-- Again after 1, 2, 4 ... 60 minutes, for three days; then the row is dead. A lease that
-- has passed to somebody else changes nothing.
create function public.mark_mail_failed(mail bigint, held_lease uuid, reason text) returns void
language sql volatile set search_path = ''
as $$
  update private.outbox
  set state = case when created_at < now() - interval '3 days' then 'dead' else 'waiting' end,
    next_attempt_at = now() + least(interval '1 minute' * power(2, least(attempts, 10) - 1), interval '1 hour'),
    lease = null, leased_until = null, last_error = left(reason, 500)
  where id = mail and lease = held_lease and state = 'waiting';
$$;

-- What the owner must hear of by another way than mail: each request once when it is
-- unsent for ten minutes, and once when it is dead. Taken for a minute, see mark_alarmed.
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

-- From 07:00 in Amsterdam: the numbers of the day until then, once per day. Null when it
-- is not due. Taken for five minutes, see mark_digest_sent.
create function public.lease_digest() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  local_now timestamp := now() at time zone 'Europe/Amsterdam';
  until_time timestamptz := (local_now::date + time '07:00') at time zone 'Europe/Amsterdam';
  since_time timestamptz := (local_now::date - 1 + time '07:00') at time zone 'Europe/Amsterdam';
begin
  if now() < until_time then
    return null;
  end if;
  insert into private.digests (day) values (local_now::date) on conflict do nothing;
  update private.digests set leased_until = now() + interval '5 minutes'
  where day = local_now::date and sent_at is null and (leased_until is null or leased_until < now());
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'day', local_now::date,
    'quotes', (select count(*) from public.contact_submissions where created_at >= since_time and created_at < until_time),
    'callbacks', (select count(*) from public.callback_requests where created_at >= since_time and created_at < until_time),
    'unsent', (
      select coalesce(jsonb_agg(to_jsonb(u) order by u.created_at), '[]')
      from (
        select case when q.id is null then 'callback' else 'quote' end as kind,
          o.created_at, o.state, coalesce(q.name, c.name) as name, coalesce(q.phone, c.phone) as phone
        from private.outbox as o
        left join public.contact_submissions as q on q.id = o.quote_id
        left join public.callback_requests as c on c.id = o.callback_id
        -- A dead one is named every day for a week, and then is known.
        where o.state <> 'sent' and o.created_at > now() - interval '10 days' and o.created_at < until_time
        order by o.created_at
        limit 50
      ) as u
    )
  );
end
$$;

create function public.mark_digest_sent(digest_day date) returns void
language sql volatile set search_path = ''
as $$
  update private.digests set sent_at = now(), leased_until = null where day = digest_day;
$$;

-- Keeps what /privacy promises. Also ends a mail that never gets as far as a failure.
create function public.clean_up() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  oldest timestamptz;
begin
  select now() - kept_for into oldest from private.settings;
  delete from public.contact_submissions where created_at < oldest;
  delete from public.callback_requests where created_at < oldest;
  delete from private.arrivals where hour < now() - interval '23 hours';
  update private.outbox set state = 'dead'
  where state = 'waiting' and attempts >= 100 and (leased_until is null or leased_until < now());
end
$$;

do $$
declare
  callable text;
begin
  foreach callable in array array[
    'lease_mails(jsonb, integer)', 'mark_mail_sent(bigint)', 'mark_mail_failed(bigint, uuid, text)',
    'lease_alarms()', 'mark_alarmed(bigint[])', 'lease_digest()', 'mark_digest_sent(date)', 'clean_up()'
  ] loop
    -- Supabase grants every new function in `public` to all three roles.
    execute format('revoke all on function public.%s from public, anon, authenticated', callable);
    execute format('grant execute on function public.%s to service_role', callable);
  end loop;
end
$$;
