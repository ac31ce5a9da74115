-- This cannot be a foreign key to auth.users, as the embedded backend makes that table after the migrations.
create table private.staff (user_id uuid primary key, added_at timestamptz not null default now());
alter table private.staff enable row level security;

-- A deleted account stops being staff at once, not when its token expires.
create function private.staff_email() returns text
language plpgsql stable security definer set search_path = ''
as $$ begin
  return (select u.email from private.staff as s join auth.users as u on u.id = s.user_id where u.id = auth.uid());
end $$;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
return private.staff_email() is not null;

-- The owner runs this in the SQL editor: select private.add_staff('naam@voorbeeld.nl');
create function private.add_staff(email text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  address text := lower(btrim(email));
  account uuid;
begin
  select u.id into account from auth.users as u
  where lower(u.email) = address and coalesce(u.email_confirmed_at, u.invited_at) is not null;
  if account is null then
    raise exception 'Er is geen bevestigd of uitgenodigd account met het adres %.', address;
  end if;
  insert into private.staff (user_id) values (account) on conflict do nothing;
  return address || ' ziet nu de aanvragen op /aanvragen.';
end
$$;

-- What became of a request. The device gives a line its id, so that one whose answer was lost is not added twice.
create table public.request_log (
  id uuid primary key,
  quote_id bigint references public.contact_submissions on delete cascade,
  callback_id bigint references public.callback_requests on delete cascade,
  constraint belongs_to_one_request check (num_nonnulls(quote_id, callback_id) = 1),
  text text not null constraint text_within_limits check (char_length(text) <= 2000 and text ~ '\S'),
  written_at timestamptz not null default now(),
  written_by text default private.staff_email()
);
create index request_log_by_quote on public.request_log (quote_id);
create index request_log_by_callback on public.request_log (callback_id);
alter table public.request_log enable row level security;
create policy "Staff read" on public.request_log for select to authenticated using ((select private.is_staff()));
create policy "Staff delete" on public.request_log for delete to authenticated using ((select private.is_staff()));
create policy "Staff add lines, dated now and signed by themselves" on public.request_log for insert to authenticated
  with check (written_at = now() and written_by = private.staff_email());

create function private.change_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.spam_reason := case when new.spam_reason is not null then old.spam_reason end;
  if new.status <> old.status then
    insert into public.request_log (id, quote_id, callback_id, text)
    select gen_random_uuid(), case when is_quote then new.id end, case when not is_quote then new.id end,
      'Status: ' || new.status
    from (values (tg_table_name = 'contact_submissions')) as changed (is_quote);
  end if;
  return new;
end
$$;

create trigger change_request before update on public.contact_submissions
  for each row execute function private.change_request();
create trigger change_request before update on public.callback_requests
  for each row execute function private.change_request();

create policy "Staff" on public.contact_submissions to authenticated using ((select private.is_staff()));
create policy "Staff" on public.callback_requests to authenticated using ((select private.is_staff()));
grant select, delete, update (status, call_back_on, spam_reason) on public.contact_submissions, public.callback_requests
  to authenticated;

alter table private.outbox enable row level security;
create policy "Staff read" on private.outbox for select to authenticated using ((select private.is_staff()));
grant select (quote_id, callback_id, state, is_collected) on private.outbox to authenticated;
create policy "Staff read" on private.photos for select to authenticated using ((select private.is_staff()));
grant select (quote_id, id, created_at, content) on private.photos to authenticated;
-- Base64 is shorter in JSON than what PostgREST makes of bytes.
create view public.photos with (security_invoker = true) as
select quote_id, id, created_at, encode(content, 'base64') as content from private.photos;

-- One spelling for what people type and for what they look for: no accents, signs or spaces, and plain letters.
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = ''
return translate(
  lower(regexp_replace(normalize(words, nfkd), '[\s\u0300-\u036f\u00ad\u200b-\u2015\u2018-\u201f''"`´.,;:()/+-]', '', 'g')),
  'ıŁłØøĐđ', 'illoodd'
);

create view public.requests with (security_invoker = true) as
select
  case
    when unmailed and status = 'Nieuw' then 0
    when 'Daklekkage (Spoed)' = any (services) and status = 'Nieuw' and created_at > now() - interval '2 days' then 1
    when is_due then 2 else 3
  end as position,
  array_remove(array[
    case when status < 'Gewonnen' and spam_reason is null then 'open' end,
    case when status = 'Nieuw' and spam_reason is null then 'nieuw' end,
    case when is_due then 'vandaag' end,
    case when status >= 'Gewonnen' then 'afgesloten' end,
    case when spam_reason is not null then 'spam' end,
    'alle'
  ], null) as parts,
  private.folded(concat_ws(
    ' ', name, phone,
    regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(?:(?:00)?310?|0)(\d{9})$', '0\1 0031\1 310\1'),
    email, message, array_to_string(services, ' '), status, l.words
  )) as searched,
  l.log,
  (select array_agg(p.id order by p.created_at) from private.photos as p where p.quote_id = r.quote_id) as photos,
  r.*
from (
  select
    -- The caller chooses the session's time zone by "Prefer: timezone".
    coalesce(call_back_on <= (now() at time zone 'Europe/Amsterdam')::date and status < 'Gewonnen', false) as is_due,
    -- A collected mail goes every half hour, and every mail has ten minutes.
    coalesce(mail = 'dead' or mail = 'waiting'
      and created_at < now() - interval '10 minutes' * case when is_collected then 4 else 1 end, false) as unmailed,
    u.*
  from (
    select 'quote' as kind, q.id, q.created_at, q.name, q.phone, q.email, q.message, q.services, q.spam_reason,
      q.status, q.call_back_on, q.id as quote_id, null::bigint as callback_id, o.state as mail, o.is_collected
    from public.contact_submissions as q left join private.outbox as o on o.quote_id = q.id
    union all
    select 'callback', c.id, c.created_at, c.name, c.phone, null, null, null, c.spam_reason,
      c.status, c.call_back_on, null, c.id, o.state, o.is_collected
    from public.callback_requests as c left join private.outbox as o on o.callback_id = c.id
  ) as u
) as r
cross join lateral (
  select string_agg(l.text, ' ') as words,
    coalesce(jsonb_agg(to_jsonb(l) - '{quote_id, callback_id}'::text[] order by l.written_at, l.id), '[]') as log
  from public.request_log as l where l.quote_id = r.quote_id or l.callback_id = r.callback_id
) as l;

-- The alarm follows the list of the staff. The first condition lets PostgreSQL use the index of unsent mails.
create function public.mail_is_late() returns boolean
language sql stable set search_path = ''
return exists (select from public.requests where mail <> 'sent' and unmailed and status = 'Nieuw');
grant execute on function public.mail_is_late() to service_role;

create function public.find_requests(part text, words text) returns setof public.requests
language sql stable set search_path = ''
begin atomic
  select r.* from public.requests as r
  where part = any (r.parts) and not exists (
    select from regexp_split_to_table(words, '\s+') as word where strpos(r.searched, private.folded(word)) = 0
  )
  order by r.position, r.created_at desc, r.kind desc, r.id desc;
end;

create function public.requests_overview() returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'counts', coalesce(jsonb_object_agg(c.part, c.requests), '{}'),
    'photosAreFull', private.photos_are_full()
  )
  from (select part, count(*) as requests from public.requests, unnest(parts) as part group by part) as c
  having private.is_staff();
end;

grant select on public.request_log, public.requests to authenticated, service_role;
grant select on public.photos to authenticated;
grant delete, insert (id, quote_id, callback_id, text) on public.request_log to authenticated;
grant execute on function private.staff_email(), private.is_staff(), private.folded(text), private.photos_are_full(),
  public.find_requests(text, text), public.requests_overview() to authenticated;
