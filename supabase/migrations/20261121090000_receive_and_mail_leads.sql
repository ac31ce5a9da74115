-- From a row to a mail: every request that is stored gets a row in an outbox, in the
-- same transaction, and the edge function mails what the outbox holds. On the way in
-- a repeat is stored once, a flood is stopped, and a doubtful request is marked.

-- The API shows `public` only, so nothing in here can be reached through it. The edge
-- function works with the rights of service_role, granted one by one below.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- The numbers of the rules below, in one row that the owner may change.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Requests per hour. Above "doubtful" they are marked, above "most" refused with 429.
  doubtful_per_source integer not null default 5,
  most_per_source integer not null default 30,
  doubtful_in_all integer not null default 100,
  most_in_all integer not null default 1000,
  -- Promised on /privacy: tests/database/retention.test.ts compares the two.
  kept_for interval not null default interval '12 months',
  -- What addresses are hashed with; made here, so that no two projects have the same.
  hash_key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.settings default values;

-- How many requests came in per hour, from each source and in all (source ''). A source
-- is a keyed hash of an internet address; clean_up removes it after a day.
create table private.arrivals (
  source text not null,
  hour timestamptz not null,
  requests integer not null,
  primary key (source, hour)
);

alter table public.contact_submissions
  add column spam_reason text
  constraint spam_reason_is_known check (spam_reason in ('source', 'flood', 'links'));
alter table public.callback_requests
  add column spam_reason text
  constraint spam_reason_is_known check (spam_reason in ('source', 'flood', 'links'));
comment on column public.contact_submissions.spam_reason is 'Why this may be spam; set by the database.';
comment on column public.callback_requests.spam_reason is 'Why this may be spam; set by the database.';

-- For the deletion after `kept_for`.
create index contact_submissions_by_age on public.contact_submissions (created_at);
create index callback_requests_by_age on public.callback_requests (created_at);

create table private.outbox (
  id bigint generated always as identity primary key,
  -- One mail for one request, of either kind; it goes when the request goes. Checked at
  -- the end of the transaction, because this row is written just before the other.
  quote_id bigint unique references public.contact_submissions on delete cascade deferrable initially deferred,
  callback_id bigint unique references public.callback_requests on delete cascade deferrable initially deferred,
  constraint belongs_to_one_request check (num_nonnulls(quote_id, callback_id) = 1),
  -- Of what the visitor sent: recognises a repeat, and the browser's call for a mail.
  fingerprint text not null,
  -- Becomes the Message-ID, the same at every attempt, so that a repeat is recognisable.
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Whoever took this row to send it, and until when nobody else may.
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  unsent_alarm_at timestamptz,
  dead_alarm_at timestamptz,
  alarm_leased_until timestamptz
);
create index outbox_by_fingerprint on private.outbox (fingerprint, created_at);
create index outbox_unsent on private.outbox (next_attempt_at) where state <> 'sent';

-- One row per day whose digest was begun. Today counts as done, so that the first one
-- comes tomorrow and has a whole day to tell about.
create table private.digests (
  day date primary key,
  leased_until timestamptz,
  sent_at timestamptz
);
insert into private.digests (day, sent_at) values ((now() at time zone 'Europe/Amsterdam')::date, now());

create function private.fingerprint(kind text, fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
-- jsonb has one spelling per value, whatever the order in which the fields came.
return encode(sha256(convert_to(kind || fields::text, 'UTF8')), 'hex');

-- The fields of a row that the visitor sent, named in the trigger's arguments.
create function private.sent_fields(stored jsonb, names text[]) returns jsonb
language sql immutable set search_path = ''
return (select jsonb_object_agg(field, stored -> field) from unnest(names) as field);

-- Where the request now running comes from, as a keyed hash, or null when unknown. The
-- address is a hint and no proof: only Cloudflare's header cannot be forged.
create function private.request_source() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb;
  address inet;
  salt text;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', 1)
  )::inet;
  if address is null then
    return null;
  end if;
  -- A household or a server has a whole /64 of IPv6 addresses to choose from.
  if family(address) = 6 then
    address := network(set_masklen(address, 64))::inet;
  end if;
  select hash_key into salt from private.settings;
  return encode(sha256(convert_to(salt, 'UTF8') || sha256(convert_to(salt || host(address), 'UTF8'))), 'hex');
exception when invalid_text_representation then
  -- Not an address, or not JSON.
  return null;
end
$$;

create function private.count_arrival(from_source text) returns integer
language sql volatile set search_path = ''
as $$
  insert into private.arrivals (source, hour, requests)
  values (from_source, date_trunc('hour', now()), 1)
  on conflict (source, hour) do update set requests = arrivals.requests + 1
  returning requests;
$$;

-- Before a request is stored: drops a repeat, refuses above the cap, marks what is
-- doubtful, and puts the mail to come in the outbox. The last one is not left to a trigger
-- after the insert: of several rows in one statement, each must see those before it.
create function private.receive_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  print text := private.fingerprint(tg_table_name, private.sent_fields(to_jsonb(new), tg_argv));
  caps private.settings;
  source text;
  from_source integer := 0;
  in_all integer;
begin
  -- One at a time until the transaction ends. A contractor's form has time for that, and
  -- it makes the rules below exact: a repeat sees the row it repeats.
  perform pg_advisory_xact_lock(hashtextextended('private.receive_request', 0));

  if exists (
    select from private.outbox
    where fingerprint = print and created_at > now() - interval '10 minutes'
  ) then
    -- The caller is told that it is stored, and so it is.
    return null;
  end if;

  select * into strict caps from private.settings;
  source := private.request_source();
  if source is not null then
    from_source := private.count_arrival(source);
  end if;
  in_all := private.count_arrival('');
  if from_source > caps.most_per_source or in_all > caps.most_in_all then
    -- https://docs.postgrest.org/en/stable/references/errors.html: an answer of our own.
    -- The counts are undone with the rest, so the next one is refused as well.
    raise sqlstate 'PGRST' using
      message = '{"code": "too_many_requests", "message": "Too many requests, please phone."}',
      detail = '{"status": 429, "headers": {"Retry-After": "3600"}}';
  end if;

  new.spam_reason := case
    when from_source > caps.doubtful_per_source then 'source'
    when in_all > caps.doubtful_in_all then 'flood'
    when new.name ~* 'https?://'
      or regexp_count(left(to_jsonb(new) ->> 'message', 5000), 'https?://', 1, 'i') >= 3 then 'links'
  end;

  insert into private.outbox (quote_id, callback_id, fingerprint)
  values (
    case tg_table_name when 'contact_submissions' then new.id end,
    case tg_table_name when 'callback_requests' then new.id end,
    print
  );
  return new;
end
$$;

create trigger receive_request before insert on public.contact_submissions
  for each row execute function private.receive_request('name', 'phone', 'email', 'message', 'services');
create trigger receive_request before insert on public.callback_requests
  for each row execute function private.receive_request('name', 'phone');

-- What was stored before this migration has been dealt with: it is noted as sent.
insert into private.outbox (quote_id, fingerprint, created_at, state, sent_at)
select id, private.fingerprint('contact_submissions', private.sent_fields(to_jsonb(q), array['name', 'phone', 'email', 'message', 'services'])), created_at, 'sent', created_at
from public.contact_submissions as q;
insert into private.outbox (callback_id, fingerprint, created_at, state, sent_at)
select id, private.fingerprint('callback_requests', private.sent_fields(to_jsonb(c), array['name', 'phone'])), created_at, 'sent', created_at
from public.callback_requests as c;

revoke all on all functions in schema private from public;
grant select, update on private.outbox to service_role;
grant select on private.settings to service_role;
grant select, delete on private.arrivals to service_role;
grant select, insert, update on private.digests to service_role;
grant execute on function private.fingerprint(text, jsonb) to service_role;
-- Older projects give service_role these by default, newer ones may not.
grant select, delete on public.contact_submissions, public.callback_requests to service_role;
