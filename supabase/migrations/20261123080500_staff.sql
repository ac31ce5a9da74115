-- This cannot be a foreign key to auth.users, as the embedded backend makes that table after the migrations.
create table private.staff (
  user_id uuid primary key,
  added_at timestamptz not null default now()
);
alter table private.staff enable row level security;

-- A deleted account stops being staff at once, not when its token expires.
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

-- PostgreSQL binds this body at creation, so that the caller needs no right to the schema `private`.
create function public.is_staff() returns boolean
language sql stable set search_path = ''
return private.is_staff();

-- The owner runs this in the SQL editor: select private.add_staff('naam@voorbeeld.nl');
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

-- The database dates and signs. Staff can take a mark of spam away, not set it.
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

create policy "Staff read quote requests" on public.contact_submissions for select to authenticated
  using ((select private.is_staff()));
create policy "Staff handle quote requests" on public.contact_submissions for update to authenticated
  using ((select private.is_staff()));
create policy "Staff read call-back requests" on public.callback_requests for select to authenticated
  using ((select private.is_staff()));
create policy "Staff handle call-back requests" on public.callback_requests for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete quote requests" on public.contact_submissions for delete to authenticated
  using ((select private.is_staff()));
create policy "Staff delete call-back requests" on public.callback_requests for delete to authenticated
  using ((select private.is_staff()));
grant select, delete, update (handled_at, note, spam_reason) on public.contact_submissions, public.callback_requests
  to authenticated;

alter table private.outbox enable row level security;
create policy "Staff see whether the mail left" on private.outbox for select to authenticated
  using ((select private.is_staff()));
grant select (quote_id, callback_id, state, is_collected) on private.outbox to authenticated;

-- Nobody sees more in this list than in the tables.
create view public.requests with (security_invoker = true) as
select
  case
    when r.handled_at is not null then 5
    when r.spam_reason is not null then 4
    else 2 * (not m.unmailed)::integer + ('Daklekkage (Spoed)' = any (r.services) is not true)::integer
  end as position,
  -- Staff find a Dutch number as 0612345678 and as 31612345678, however it was written.
  concat_ws(
    ' ', r.name, r.phone,
    regexp_replace(regexp_replace(r.phone, '\D', '', 'g'), '^(?:(?:00)?310?|0)(\d{9})$', '0\1 31\1'),
    r.email, r.message, array_to_string(r.services, ', '), r.note
  ) as searched,
  m.unmailed,
  r.*
from (
  select 'quote' as kind, q.id, q.created_at, q.name, q.phone, q.email, q.message, q.services, q.spam_reason,
    q.handled_at, q.handled_by, q.note, q.note_version, o.state as mail, o.is_collected
  from public.contact_submissions as q left join private.outbox as o on o.quote_id = q.id
  union all
  select 'callback', c.id, c.created_at, c.name, c.phone, null, null, null, c.spam_reason,
    c.handled_at, c.handled_by, c.note, c.note_version, o.state, o.is_collected
  from public.callback_requests as c left join private.outbox as o on o.callback_id = c.id
) as r
cross join lateral (
  -- A collected mail goes every half hour, and every mail has ten minutes.
  select coalesce(
    r.mail = 'dead' or r.mail = 'waiting'
      and r.created_at < now() - case when r.is_collected then interval '40 minutes' else interval '10 minutes' end,
    false
  ) as unmailed
) as m;

revoke all on public.requests from public, anon, authenticated, service_role;
grant select on public.requests to authenticated, service_role;
revoke all on function private.add_staff(text), private.staff_email(), private.is_staff(), private.change_request()
  from public;
revoke all on function public.is_staff() from public, anon, service_role;
grant execute on function private.is_staff(), public.is_staff() to authenticated;
