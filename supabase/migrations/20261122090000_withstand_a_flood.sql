-- What one stranger sends must not keep others waiting, and what many send must not close
-- the form or fill the owner's mailbox. The locks are those of one request: of its values, of
-- its source, and, last and shortest, of the count in all. Above the doubtful number, requests
-- are stored and told in the daily overview, with one warning, instead of a mail each.

alter table private.settings
  -- Above "most_in_all" only who sends the first request of this hour is let in, up to this
  -- number, which protects the disk.
  add column most_with_new_sources integer not null default 10000;
comment on column private.settings.doubtful_in_all is 'Above it, requests are gathered for the overview instead of mailed.';

alter table private.outbox drop constraint outbox_state_check;
alter table private.outbox add constraint outbox_state_check
  -- "gathered": told in the overview, and never mailed by itself.
  check (state in ('waiting', 'gathered', 'sent', 'dead'));
drop index private.outbox_unsent;
create index outbox_unsent on private.outbox (next_attempt_at) where state in ('waiting', 'dead');
create index outbox_gathered on private.outbox (created_at) where state = 'gathered';

-- One row per day on which requests were gathered and a warning about it was begun.
create table private.floods (
  day date primary key,
  leased_until timestamptz,
  warned_at timestamptz
);
grant select, insert, update on private.floods to service_role;

-- Answers the caller with a status of our own and the seconds after which to try again:
-- https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
-- The seconds stand in the body too, because a page of another origin cannot read that header;
-- supabase/functions/_shared/refusal.ts reads them there.
create function private.refuse(status integer, code text, message text, retry_after integer default null) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'details', 'Retry-After: ' || retry_after)::text,
    detail = jsonb_build_object(
      'status', status,
      'headers', case when retry_after is null then '{}' else jsonb_build_object('Retry-After', retry_after::text) end
    )::text;
end
$$;

-- Whether these counts of the hour, the request itself among them, are above the caps.
create function private.is_too_many(from_source integer, in_all integer) returns boolean
language sql stable set search_path = ''
return (
  select from_source > most_per_source
    or in_all > most_with_new_sources
    -- Without a known source nobody can be told from who sent before; that count is 0.
    or (in_all > most_in_all and from_source <> 1)
  from private.settings
);

-- Before a request is stored: refuses what is too much, drops a repeat, marks what is
-- doubtful, and puts the mail to come in the outbox. The last one is not left to a trigger
-- after the insert: of several rows in one statement, each must see those before it.
create or replace function private.receive_request() returns trigger
-- Longer than any wait without an attack. Whoever waits holds a connection that others need.
language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  fields jsonb := private.sent_fields(to_jsonb(new), tg_argv);
  print text;
  caps private.settings;
  this_hour timestamptz := date_trunc('hour', now());
  next_hour integer := ceil(extract(epoch from this_hour + interval '1 hour' - now()));
  sender text := private.request_source();
  from_sender integer;
  in_all integer;
  has_links boolean;
  is_repeat boolean;
begin
  -- The website sends one; a list would be many for the price of one call.
  if current_setting('role') in ('anon', 'authenticated') then
    if current_setting('private.received', true) = 'yes' then
      perform private.refuse(400, 'one_at_a_time', 'Send one request per call.');
    end if;
    perform set_config('private.received', 'yes', true);
  end if;
  -- Over the sum of all limits, in JSON's longest spelling: the constraints would refuse it, but only after all this.
  if octet_length(fields::text) > 65536 then
    perform private.refuse(413, 'too_large', 'The request is too large.');
  end if;

  -- All that takes time comes before the locks.
  select * into strict caps from private.settings;
  print := private.fingerprint(tg_table_name, fields);
  has_links := new.name ~* 'https?://' or regexp_count(fields ->> 'message', 'https?://', 1, 'i') >= 3;
  select
    case when sender is null then 0 else coalesce(max(requests) filter (where source = sender), 0) + 1 end,
    coalesce(max(requests) filter (where source = ''), 0) + 1
  into from_sender, in_all
  from private.arrivals where source in ('', sender) and hour = this_hour;
  if private.is_too_many(from_sender, in_all) then
    perform private.refuse(429, 'too_many_requests', 'Too many requests, please phone.', next_hour);
  end if;

  begin
    -- Always in this order, so that no two wait for each other; until the transaction ends.
    perform pg_advisory_xact_lock(hashtextextended(print, 0));
    is_repeat := exists (
      select from private.outbox where fingerprint = print and created_at > now() - interval '10 minutes'
    );
    if sender is not null then
      from_sender := private.count_arrival(sender);
    end if;
    in_all := private.count_arrival('');
  exception when lock_not_available then
    perform private.refuse(503, 'busy', 'Too busy, please try again.', 1);
  end;
  -- Asked again, now that nobody else counts. The counts are undone with the rest, so the next one is refused as well.
  if private.is_too_many(from_sender, in_all) then
    perform private.refuse(429, 'too_many_requests', 'Too many requests, please phone.', next_hour);
  end if;
  if is_repeat then
    -- The caller is told that it is stored, and so it is.
    return null;
  end if;

  new.spam_reason := case
    when from_sender > caps.doubtful_per_source then 'source'
    when in_all > caps.doubtful_in_all then 'flood'
    when has_links then 'links'
  end;
  insert into private.outbox (quote_id, callback_id, fingerprint, state)
  values (
    case tg_table_name when 'contact_submissions' then new.id end,
    case tg_table_name when 'callback_requests' then new.id end,
    print,
    case when in_all > caps.doubtful_in_all then 'gathered' else 'waiting' end
  );
  return new;
end
$$;

-- Once a day on which requests were gathered: since when, and how many so far. Null when it
-- is not due. Taken for five minutes, see mark_flood_warned.
create function public.lease_flood_warning() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Amsterdam')::date;
  warning jsonb;
begin
  select jsonb_build_object('day', today, 'since', min(created_at), 'requests', count(*)) into warning
  from private.outbox
  where state = 'gathered' and created_at >= today::timestamp at time zone 'Europe/Amsterdam'
  having count(*) > 0;
  if warning is null then
    return null;
  end if;
  insert into private.floods (day) values (today) on conflict do nothing;
  update private.floods set leased_until = now() + interval '5 minutes'
  where day = today and warned_at is null and (leased_until is null or leased_until < now());
  return case when found then warning end;
end
$$;

create function public.mark_flood_warned(flood_day date) returns void
language sql volatile set search_path = ''
as $$
  update private.floods set warned_at = now(), leased_until = null where day = flood_day;
$$;

-- As before, and the requests that were gathered: all of them as a number, the first hundred by name.
create or replace function public.lease_digest() returns jsonb
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
    -- A dead one is named every day for a week, and then is known.
    'unsent', private.told_requests(array['waiting', 'dead'], now() - interval '10 days', until_time, 50),
    'gathered', (
      select count(*) from private.outbox
      where state = 'gathered' and created_at >= since_time and created_at < until_time
    ),
    'first_gathered', private.told_requests(array['gathered'], since_time, until_time, 100)
  );
end
$$;

-- What the overview tells of requests whose mail is in one of these states, oldest first.
create function private.told_requests(
  states text[], since_time timestamptz, until_time timestamptz, at_most integer
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(told) order by told.created_at), '[]')
  from (
    select case when q.id is null then 'callback' else 'quote' end as kind,
      o.created_at, o.state, coalesce(q.name, c.name) as name, coalesce(q.phone, c.phone) as phone
    from private.outbox as o
    left join public.contact_submissions as q on q.id = o.quote_id
    left join public.callback_requests as c on c.id = o.callback_id
    where o.state = any (states) and o.created_at >= since_time and o.created_at < until_time
    order by o.created_at
    limit at_most
  ) as told;
$$;

-- Lets everybody send again at once, after a flood, and forgets what was counted of visits.
create function public.clear_counts() returns void
language sql volatile set search_path = ''
as $$
  -- The hosted interface refuses to empty a table without a condition.
  delete from private.arrivals where true;
  delete from private.counters where true;
$$;

revoke all on function private.refuse(integer, text, text, integer), private.is_too_many(integer, integer),
  private.told_requests(text[], timestamptz, timestamptz, integer) from public;
grant execute on function private.told_requests(text[], timestamptz, timestamptz, integer) to service_role;
revoke all on function public.lease_flood_warning(), public.mark_flood_warned(date), public.clear_counts()
  from public, anon, authenticated;
grant execute on function public.lease_flood_warning(), public.mark_flood_warned(date), public.clear_counts()
  to service_role;
