-- Older Supabase projects grant everything on new objects and newer ones nothing, so all grants are revoked first.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke all on functions from public;

create schema private;
grant usage on schema private to service_role;

create type public.request_status as enum (
  'Nieuw', 'Gebeld', 'Afspraak', 'Offerte', 'Gewonnen', 'Verloren', 'Afgehandeld'
);

-- These are the labels of `serviceOptions`. To add one: alter type public.service_option add value '…';
create type public.service_option as enum (
  'Dakrenovatie', 'Pannendak', 'Bitumen Dakbedekking', 'Dakisolatie', 'Daklekkage (Spoed)', 'Dakonderhoud',
  'Dakinspectie', 'Dakgoten', 'Anders / Weet niet'
);

create table public.callback_requests (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  phone text not null,
  spam_reason text constraint spam_reason_is_known check (spam_reason in ('source', 'links')),
  status public.request_status not null default 'Nieuw',
  -- The day and the time to call back are in Amsterdam's time zone.
  call_back_on date,
  call_back_at time,
  -- This is the e-mail address of the staff member whom the customer phoned.
  taken_by text,
  -- A search looks in this text, which private.set_searched() writes.
  searched text not null default '',
  -- This is a hash of the fields as sent. By this hash the database finds a repeat, and the request of a later call.
  request_hash text not null default '',
  constraint name_within_limits check (char_length(name) <= 200 and name ~ '\S'),
  constraint phone_within_limits check (char_length(phone) <= 100 and phone ~ '\S'),
  constraint time_has_a_day check (call_back_at is null or call_back_on is not null)
);
-- This index has every column by which the staff's list is ordered, filtered and counted.
create index callback_requests_by_age on public.callback_requests (created_at)
  include (id, status, spam_reason, call_back_on);
create index callback_requests_by_day on public.callback_requests (call_back_on) where call_back_on is not null;
create index callback_requests_by_hash on public.callback_requests (request_hash, created_at);

create table public.contact_submissions (
  like public.callback_requests including all,
  email text,
  message text,
  services text[],
  constraint email_within_limits check (char_length(email) <= 320 and email ~ '\S'),
  constraint message_within_limits check (char_length(message) <= 5000 and message ~ '\S'),
  -- PostgreSQL checks constraints in the order of their names. This one refuses long words before the next constraint
  -- calls array_to_tsvector(), which fails on a word of 2 kB.
  constraint services_are_known check (services is null or services::public.service_option[] is not null),
  constraint services_are_listed_once check (
    cardinality(services) > 0 and array_ndims(services) = 1 and array_position(services, null) is null
    and length(array_to_tsvector(services)) = cardinality(services)
  )
);

alter table public.contact_submissions enable row level security;
alter table public.callback_requests enable row level security;
grant insert (name, phone, email, message, services) on public.contact_submissions to anon;
grant insert (name, phone) on public.callback_requests to anon;
grant select on public.contact_submissions, public.callback_requests to service_role;

create table private.settings (
  max_per_source_per_hour integer not null default 30,
  mails_per_hour integer not null default 60,
  mails_per_day integer not null default 150,
  confirmations_per_day integer not null default 40,
  max_photos_per_request integer not null default 5,
  -- The page /privacy promises these three periods.
  kept_for interval not null default interval '12 months',
  won_kept_for interval not null default interval '12 months',
  photos_kept_for interval not null default interval '90 days',
  max_photo_bytes bigint not null default 2000000000,
  hash_key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
create unique index settings_are_one_row on private.settings ((true));
insert into private.settings default values;
grant select on private.settings to service_role;

create table private.rate_limits (
  source text not null,
  hour timestamptz not null,
  requests integer not null,
  primary key (source, hour)
);

-- Returns the two columns by which a row of the outbox or of the log refers to its request.
create function private.request_key(request_table name, id bigint, out quote_id bigint, out callback_id bigint)
language sql immutable parallel safe
begin atomic
  select case request_table when 'contact_submissions' then id end,
    case request_table when 'callback_requests' then id end;
end;

create table private.outbox (
  id bigint generated always as identity primary key,
  quote_id bigint unique references public.contact_submissions on delete cascade,
  callback_id bigint unique references public.callback_requests on delete cascade,
  constraint belongs_to_one_request check (num_nonnulls(quote_id, callback_id) = 1),
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  is_collected boolean not null default false,
  attempts integer not null default 0,
  unanswered integer not null default 0,
  -- The mail waits until this time: for the browser's own call, for the end of a lease, or for the next attempt.
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  last_error text
);
create index outbox_unsent on private.outbox (next_attempt_at) where state <> 'sent';
create index outbox_by_lease on private.outbox (lease);
grant select, update on private.outbox to service_role;

-- The rate limits of mails count these rows. A row has no foreign key, so that it stays when its request is deleted.
create table private.sent_mails (
  kind text not null constraint kind_is_known check (kind in ('alone', 'collected', 'confirmation')),
  -- This is an id of the outbox.
  mail bigint not null,
  sent_at timestamptz not null default now(),
  -- This is a keyed hash of the visitor's mailbox. It is null for a mail to the owner.
  mailbox_hash text,
  primary key (kind, mail)
);
grant select, insert on private.sent_mails to service_role;

create table private.photos (
  quote_id bigint not null references public.contact_submissions on delete cascade,
  -- A hash of the content, so that a photograph that is sent twice is stored once.
  id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  content bytea not null constraint content_within_limits check (octet_length(content) <= 400000),
  primary key (quote_id, id)
);
alter table private.photos enable row level security;
grant select, insert on private.photos to service_role;

-- A leak comes first everywhere; isLeak() in _shared/quote-request.ts is the same rule.
create function private.is_leak(services text[]) returns boolean
language sql immutable parallel safe
return coalesce('Daklekkage (Spoed)' = any (services), false);

-- This view has each mail with its request, in the form that the mail function gets.
create view private.mails as
select o.*, case when q.id is null then 'callback' else 'quote' end as kind,
  private.is_leak(q.services) as is_leak,
  coalesce(q.spam_reason, c.spam_reason) is not null as is_spam,
  coalesce(to_jsonb(q), to_jsonb(c)) - '{searched, request_hash}'::text[] || jsonb_build_object(
    'photos', (select count(*) from private.photos as p where p.quote_id = q.id)
  ) as request
from private.outbox as o
left join public.contact_submissions as q on q.id = o.quote_id
left join public.callback_requests as c on c.id = o.callback_id;
grant select on private.mails to service_role;
