-- The owner, and whoever he adds, read the requests at /aanvragen and note what became of them: Supabase Auth, column
-- grants and row level security. docs/decisions/0027-the-owner-reads-requests-on-the-site.md

-- Not a foreign key to auth.users: the embedded backend makes that table after the migrations.
create table private.staff (
  user_id uuid primary key,
  added_at timestamptz not null default now()
);
-- For private.project_state, which runs as the owner; nobody reads it through the API.
alter table private.staff enable row level security;

-- The caller's address; null unless they are staff. A deleted account stops being staff at once, not when its token expires.
create function private.staff_email() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.email from private.staff as s join auth.users as u on u.id = s.user_id
    where s.user_id = auth.uid()
  );
end
$$;

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.staff_email() is not null;
end
$$;

-- Tells a page that got no rows whether there are none, or none for this account. About the caller only. Its body is
-- bound when it is created, so that the caller needs no right to the schema `private`.
create function public.is_staff() returns boolean
language sql stable set search_path = ''
return private.is_staff();

-- Run by the owner in the SQL editor: select private.add_staff('naam@voorbeeld.nl');
create function private.add_staff(email text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  address text := lower(btrim(email));
  account uuid;
begin
  select u.id into account from auth.users as u where lower(u.email) = address and u.email_confirmed_at is not null;
  if account is null then
    raise exception 'Er is geen bevestigd account met het adres %.', address
      using hint = 'Maak het eerst: Authentication > Users > Add user > Create new user, met "Auto Confirm User" aan.';
  end if;
  insert into private.staff (user_id) values (account) on conflict do nothing;
  return address || ' ziet nu de aanvragen op /aanvragen.';
end
$$;

alter table public.contact_submissions
  add column handled_at timestamptz,
  add column handled_by text,
  add column note text constraint note_within_limits check (char_length(note) <= 2000),
  -- Counts the changes of the note: whoever saves says which one they saw, so that nobody's note is overwritten unseen.
  add column note_version integer not null default 0;
alter table public.callback_requests
  add column handled_at timestamptz,
  add column handled_by text,
  add column note text constraint note_within_limits check (char_length(note) <= 2000),
  add column note_version integer not null default 0;

-- When, by whom and which version is the database's to say; a mark of spam can be taken away, not set.
create function private.change_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.handled_at is null) is distinct from (old.handled_at is null) then
    new.handled_at := case when new.handled_at is not null then now() end;
    new.handled_by := case when new.handled_at is not null then private.staff_email() end;
  else
    new.handled_at := old.handled_at;
    new.handled_by := old.handled_by;
  end if;
  new.note := nullif(btrim(new.note), '');
  new.note_version := old.note_version + (new.note is distinct from old.note)::integer;
  new.spam_reason := case when new.spam_reason is not null then old.spam_reason end;
  return new;
end
$$;

create trigger change_request before update of handled_at, note, spam_reason on public.contact_submissions
  for each row execute function private.change_request();
create trigger change_request before update of handled_at, note, spam_reason on public.callback_requests
  for each row execute function private.change_request();

-- Visitors cannot fill in what is the staff's, also where more columns are granted by mistake. And they are anonymous, also
-- in a browser where the owner is signed in (src/lib/leads.ts): an account gives no right to insert.
alter policy "Visitors add a quote request dated now" on public.contact_submissions to anon
  with check (
    created_at = now() and handled_at is null and handled_by is null and note is null and note_version = 0
  );
alter policy "Visitors add a call-back request dated now" on public.callback_requests to anon
  with check (
    created_at = now() and handled_at is null and handled_by is null and note is null and note_version = 0
  );
revoke insert on public.contact_submissions, public.callback_requests from authenticated;
revoke insert (name, phone, email, message, services) on public.contact_submissions from authenticated;
revoke insert (name, phone) on public.callback_requests from authenticated;

create policy "Staff read quote requests" on public.contact_submissions for select to authenticated
  using ((select private.is_staff()));
create policy "Staff handle quote requests" on public.contact_submissions for update to authenticated
  using ((select private.is_staff()));
create policy "Staff read call-back requests" on public.callback_requests for select to authenticated
  using ((select private.is_staff()));
create policy "Staff handle call-back requests" on public.callback_requests for update to authenticated
  using ((select private.is_staff()));
-- Who asks for it is deleted whole: photographs, outbox and confirmation cascade.
create policy "Staff delete quote requests" on public.contact_submissions for delete to authenticated
  using ((select private.is_staff()));
create policy "Staff delete call-back requests" on public.callback_requests for delete to authenticated
  using ((select private.is_staff()));
grant select, delete, update (handled_at, note, spam_reason) on public.contact_submissions, public.callback_requests
  to authenticated;

-- Of the outbox, whether the mail left. The edge function passes by row level security as service_role.
alter table private.outbox enable row level security;
create policy "Staff see whether the mail left" on private.outbox for select to authenticated
  using ((select private.is_staff()));
grant select (quote_id, callback_id, state) on private.outbox to authenticated;

-- Both tables as one list, with the caller's rights: nobody sees more here than in the tables.
create view public.requests with (security_invoker = true) as
select
  -- Open before spam before handled; what was not mailed before what was, leaks first.
  case
    when r.handled_at is not null then 5
    when r.spam_reason is not null then 4
    else 2 * (not m.unmailed)::integer + ('Daklekkage (Spoed)' = any (r.services) is not true)::integer
  end as position,
  -- A Dutch phone number is found as 0612345678 and 31612345678, however it was written.
  concat_ws(
    ' ', r.name, r.phone,
    regexp_replace(regexp_replace(r.phone, '\D', '', 'g'), '^(?:(?:00)?310?|0)(\d{9})$', '0\1 31\1'),
    r.email, r.message, array_to_string(r.services, ', '), r.note
  ) as searched,
  m.unmailed,
  -- Last, so that a later migration can add a column.
  r.*
from (
  select 'quote' as kind, q.id, q.created_at, q.name, q.phone, q.email, q.message, q.services, q.spam_reason,
    q.handled_at, q.handled_by, q.note, q.note_version, o.state as mail
  from public.contact_submissions as q left join private.outbox as o on o.quote_id = q.id
  union all
  select 'callback', c.id, c.created_at, c.name, c.phone, null, null, null, c.spam_reason,
    c.handled_at, c.handled_by, c.note, c.note_version, o.state
  from public.callback_requests as c left join private.outbox as o on o.callback_id = c.id
) as r
cross join lateral (
  select coalesce(r.mail = 'dead' or r.mail <> 'sent' and r.created_at < now() - interval '10 minutes', false) as unmailed
) as m;

revoke all on public.requests from public, anon, authenticated, service_role;
grant select on public.requests to authenticated;
revoke all on function private.add_staff(text), private.staff_email(), private.is_staff(), private.change_request()
  from public;
revoke all on function public.is_staff() from public, anon, service_role;
grant execute on function private.is_staff(), public.is_staff() to authenticated;
