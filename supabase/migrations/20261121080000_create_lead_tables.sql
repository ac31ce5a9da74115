-- Where the two forms of the website end up. Visitors add rows with the public
-- key and can do nothing else; the owner reads them with the project's own rights.

create table public.contact_submissions (
  -- "always": a caller cannot choose an id, whatever is granted to it.
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  phone text not null,
  email text not null,
  message text not null,
  services text[] not null,
  -- The same limits as in supabase/functions/_shared/quote-request.ts; `\S` asks for
  -- one character that is not white space.
  constraint name_within_limits check (char_length(name) <= 200 and name ~ '\S'),
  constraint phone_within_limits check (char_length(phone) <= 50 and phone ~ '\S'),
  -- 254 is the longest address that mail can be sent to (RFC 5321, section 4.5.3.1).
  constraint email_within_limits check (char_length(email) <= 254 and email ~ '\S'),
  constraint message_within_limits check (char_length(message) <= 5000 and message ~ '\S'),
  -- A flat list without gaps. Counting which labels occur in it says in one go that
  -- every entry is a known label and that none is there twice.
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
  constraint name_within_limits check (char_length(name) <= 200 and name ~ '\S'),
  constraint phone_within_limits check (char_length(phone) <= 50 and phone ~ '\S')
);

comment on table public.contact_submissions is 'Quote requests sent from /contact.';
comment on table public.callback_requests is 'Call-back requests sent from the home page.';

-- A new request is dated by the database. The column grants below say so too; the
-- policy keeps it true where somebody grants more later.
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
