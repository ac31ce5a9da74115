-- Every table, and who may do what with it. Visitors add rows with the public key and can do nothing else.

create table public.contact_submissions (
  -- "always": a caller cannot choose an id, whatever is granted.
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  phone text not null,
  email text not null,
  message text not null,
  services text[] not null,
  -- Set by private.receive_request; a request that has one is held for the daily digest.
  spam_reason text constraint spam_reason_is_known check (spam_reason in ('source', 'flood', 'links')),
  -- The same limits as in supabase/functions/_shared/quote-request.ts.
  constraint name_within_limits check (char_length(name) <= 200 and name ~ '\S'),
  constraint phone_within_limits check (char_length(phone) <= 50 and phone ~ '\S'),
  constraint email_within_limits check (char_length(email) <= 254 and email ~ '\S'),
  constraint message_within_limits check (char_length(message) <= 5000 and message ~ '\S'),
  -- A one-dimensional list of known labels, each at most once: the sum equals the length only then.
  constraint services_are_known check (
    cardinality(services) >= 1
    and array_ndims(services) = 1
    and cardinality(services) = (services @> array['Dakrenovatie'])::int
      + (services @> array['Pannendak'])::int
      + (services @> array['Bitumen Dakbedekking'])::int
      + (services @> array['Dakisolatie'])::int
      + (services @> array['Daklekkage (Spoed)'])::int
      + (services @> array['Dakonderhoud'])::int
      + (services @> array['Dakinspectie'])::int
      + (services @> array['Dakgoten'])::int
      + (services @> array['Anders / Weet niet'])::int
  )
);

create table public.callback_requests (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  phone text not null,
  spam_reason text constraint spam_reason_is_known check (spam_reason in ('source', 'flood', 'links')),
  constraint name_within_limits check (char_length(name) <= 200 and name ~ '\S'),
  constraint phone_within_limits check (char_length(phone) <= 50 and phone ~ '\S')
);

comment on table public.contact_submissions is 'Quote requests sent from /contact.';
comment on table public.callback_requests is 'Call-back requests sent from the home page.';
create index contact_submissions_by_age on public.contact_submissions (created_at);
create index callback_requests_by_age on public.callback_requests (created_at);

-- The policies keep a request dated by the database even if somebody grants more columns later.
alter table public.contact_submissions enable row level security;
create policy "Visitors add a quote request dated now"
  on public.contact_submissions for insert to anon, authenticated
  with check (created_at = now());

alter table public.callback_requests enable row level security;
create policy "Visitors add a call-back request dated now"
  on public.callback_requests for insert to anon, authenticated
  with check (created_at = now());

-- Older Supabase projects grant everything on a new table, newer ones nothing.
revoke all on public.contact_submissions, public.callback_requests from public, anon, authenticated;
grant insert (name, phone, email, message, services) on public.contact_submissions to anon, authenticated;
grant insert (name, phone) on public.callback_requests to anon, authenticated;
grant select, delete on public.contact_submissions, public.callback_requests to service_role;

-- Not exposed by the API. The edge function works as service_role, with the rights granted one by one below.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Requests per hour. Above "suspect" they are held for the digest, above "max" refused with 429.
  -- A source is an IPv4 address or an IPv6 /64, which is what one household has.
  suspect_per_source integer not null default 5,
  max_per_source integer not null default 30,
  -- An IPv6 /48: one customer of a tunnel broker or of KPN, 256 customers of Ziggo.
  suspect_per_network integer not null default 20,
  max_per_network integer not null default 200,
  -- A flood: from here on only the first request of a source is mailed, of at most three times as many sources.
  suspect_in_all integer not null default 100,
  -- Above it only the first request of a source is stored, up to the hard maximum, which protects the disk.
  max_per_hour integer not null default 1000,
  hard_max_per_hour integer not null default 10000,
  -- Confirmations per day: well under the 300 mails a day of the mail provider's free plan.
  max_confirmations_per_mailbox integer not null default 1,
  max_confirmations_per_domain integer not null default 5,
  max_confirmations_in_all integer not null default 40,
  -- Domains at which thousands have a mailbox: these have no maximum of their own.
  large_mail_providers text[] not null default array[
    'gmail.com', 'outlook.com', 'hotmail.com', 'hotmail.nl', 'live.com', 'live.nl', 'msn.com', 'icloud.com', 'me.com',
    'yahoo.com', 'ziggo.nl', 'kpnmail.nl', 'planet.nl', 'hetnet.nl', 'xs4all.nl', 'home.nl', 'casema.nl', 'upcmail.nl',
    'chello.nl', 'quicknet.nl', 'online.nl', 'telfort.nl', 'tele2.nl', 'proton.me', 'protonmail.com'
  ],
  -- Promised on /privacy; tests/database/outbox.test.ts compares the two.
  kept_for interval not null default interval '12 months',
  hash_key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.settings default values;
grant select on private.settings to service_role;

-- Requests per hour: of each source and network (keyed hashes, deleted after a day), of all ('') and of first senders ('first').
create table private.rate_limits (
  source text not null,
  hour timestamptz not null,
  requests integer not null,
  primary key (source, hour)
);
grant select, delete on private.rate_limits to service_role;

create table private.outbox (
  id bigint generated always as identity primary key,
  -- Deferred, because this row is written just before the request.
  quote_id bigint unique references public.contact_submissions on delete cascade deferrable initially deferred,
  callback_id bigint unique references public.callback_requests on delete cascade deferrable initially deferred,
  constraint belongs_to_one_request check (num_nonnulls(quote_id, callback_id) = 1),
  -- Of the fields that the visitor sent: recognises a repeat, and the browser's call to the function.
  request_hash text not null,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'held_for_digest', 'sent', 'dead')),
  attempts integer not null default 0,
  unanswered integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  unsent_alarm_at timestamptz,
  dead_alarm_at timestamptz,
  alarm_leased_until timestamptz
);
create index outbox_by_request_hash on private.outbox (request_hash, created_at);
create index outbox_unsent on private.outbox (next_attempt_at) where state in ('waiting', 'dead');
create index outbox_held on private.outbox (created_at) where state = 'held_for_digest';
grant select, update on private.outbox to service_role;

create table private.daily_mails (
  kind text not null check (kind in ('digest', 'flood_warning')),
  day date not null,
  leased_until timestamptz,
  sent_at timestamptz,
  primary key (kind, day)
);
-- The first digest comes tomorrow, when it has a whole day to report.
insert into private.daily_mails (kind, day, sent_at)
values ('digest', (now() at time zone 'Europe/Amsterdam')::date, now());
grant select, insert, update on private.daily_mails to service_role;

create table private.confirmations (
  quote_id bigint primary key references public.contact_submissions on delete cascade,
  -- Null where it was decided that none goes.
  mailbox text,
  claimed_at timestamptz not null default now()
);
create index confirmations_by_age on private.confirmations (claimed_at) where mailbox is not null;
grant select, insert on private.confirmations to service_role;
