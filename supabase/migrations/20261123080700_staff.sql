-- A foreign key to auth.users is not possible, because the embedded backend makes that table after the migrations.
create table private.staff (user_id uuid primary key, added_at timestamptz not null default now());
alter table private.staff enable row level security;

-- A deleted account stops being staff at once, not when its token expires.
create function private.staff_email() returns text
language plpgsql stable security definer set search_path = ''
as $$ begin
  return (select u.email from private.staff as s join auth.users as u on u.id = s.user_id where u.id = auth.uid());
end $$;

-- Every policy for staff calls this function.
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

-- The device chooses the id of a log line, so that a line which is sent again after a lost answer is not added twice.
create table public.request_log (
  id uuid primary key,
  quote_id bigint references public.contact_submissions on delete cascade,
  callback_id bigint references public.callback_requests on delete cascade,
  constraint belongs_to_one_request check (num_nonnulls(quote_id, callback_id) = 1),
  -- Staff write notes; log_change() writes the other lines.
  is_note boolean not null default true,
  text text not null constraint text_within_limits check (char_length(text) <= 2000 and text ~ '\S'),
  written_at timestamptz not null default now(),
  written_by text default private.staff_email()
);
create index request_log_by_quote on public.request_log (quote_id);
create index request_log_by_callback on public.request_log (callback_id);
alter table public.request_log enable row level security;
create policy "Staff read" on public.request_log for select to authenticated using ((select private.is_staff()));
create policy "Staff delete" on public.request_log for delete to authenticated using ((select private.is_staff()));
create policy "Staff add notes, dated now and signed by themselves" on public.request_log for insert to authenticated
  with check (is_note and written_at = now() and written_by = private.staff_email());

-- Returns the time in Amsterdam, because the caller chooses the session's time zone by "Prefer: timezone".
create function private.local_time() returns timestamp
language sql stable set search_path = ''
return now() at time zone 'Europe/Amsterdam';

-- A day and a time in the log: "3-12-2026 9.15".
create function private.plan_text(day date, at time) returns text
language sql immutable set search_path = ''
return to_char(day, 'FMDD-FMMM-YYYY') || coalesce(to_char(at, ' FMHH24.MI'), '');

-- Completes a change by staff: a new status changes the planned day, and a mark of spam can be removed but not set.
create function private.change_request() returns trigger
language plpgsql set search_path = ''
as $$
declare
  local_time timestamp := private.local_time();
  planned_time timestamp := old.call_back_on + coalesce(old.call_back_at, '0:00');
begin
  if new.status <> old.status and new.call_back_on is not distinct from old.call_back_on then
    -- A customer who was called is not called again today. An appointment later today stays planned.
    if new.status = 'Gebeld' and planned_time::date <= local_time::date
      or new.status = 'Afspraak' and planned_time <= local_time
    then
      new.call_back_on := null;
      new.call_back_at := null;
    -- A request with a quote is planned for a week later, unless a later day is planned already.
    elsif new.status = 'Offerte' and coalesce(planned_time::date <= local_time::date, true) then
      new.call_back_on := local_time::date + 7;
      new.call_back_at := null;
    end if;
  end if;
  new.spam_reason := case when new.spam_reason is not null then old.spam_reason end;
  return new;
end
$$;

-- Writes each change to the log. Triggers run in the order of their names, so this one runs after change_request().
create function private.log_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key record := private.request_key(tg_table_name, new.id);
  -- Only quote requests have an e-mail address.
  former_email text := to_jsonb(old) ->> 'email';
  email text := to_jsonb(new) ->> 'email';
  former_plan text := private.plan_text(old.call_back_on, old.call_back_at);
  plan text := private.plan_text(new.call_back_on, new.call_back_at);
begin
  -- When staff plan again within ten minutes, the new line of the log replaces the old one.
  if plan is distinct from former_plan then
    delete from public.request_log as l
    where (l.quote_id = key.quote_id or l.callback_id = key.callback_id) and l.text = 'Gepland: ' || former_plan
      and not l.is_note and l.written_at > now() - interval '10 minutes';
  end if;
  insert into public.request_log (id, quote_id, callback_id, is_note, text)
  select gen_random_uuid(), key.quote_id, key.callback_id, false, line
  from unnest(array[
    case when new.status <> old.status then 'Status: ' || new.status end,
    case when plan is distinct from former_plan then coalesce('Gepland: ' || plan, 'Niet meer gepland: ' || former_plan) end,
    case when new.name <> old.name then 'Naam was: ' || old.name end,
    case when new.phone <> old.phone then 'Telefoon was: ' || old.phone end,
    case when email is distinct from former_email then 'E-mail was: ' || coalesce(former_email, 'leeg') end
  ]) as line
  where line is not null;
  return new;
end
$$;

-- Folds stored texts and search words alike: plain small letters, without accents, signs or spaces.
create function private.fold(words text) returns text
language sql immutable parallel safe set search_path = ''
return (
  -- The text is folded in pieces, because normalize() takes quadratic time for a run of combining marks. A regular
  -- expression cuts the pieces, because substr() would read from the start for each.
  -- A piece may grow to 300 characters: a letter has at most two accents, but one Arabic sign would unfold to 18.
  select translate(lower(regexp_replace(
    string_agg(left(normalize(piece[1], nfkd), 300), '' order by place),
    '[\s\u0300-\u036f\u00ad\u200b-\u2015\u2018-\u201f''"`´.,;:()/+%_\\-]', '', 'g'
  )), 'ıŁłØøĐđ', 'illoodd')
  from regexp_matches(words, '.{1,100}', 'g') with ordinality as pieces (piece, place)
);

-- A search looks in the fields, the staff member, the status and the log. Only this function writes that text.
create function private.set_searched() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key record := private.request_key(tg_table_name, new.id);
begin
  new.searched := private.fold(concat_ws(
    ' ', (select string_agg(value, ' ') from jsonb_each_text(private.fields_of(to_jsonb(new)))), new.taken_by, new.status,
    (select string_agg(l.text, ' ') from public.request_log as l where l.quote_id = key.quote_id or l.callback_id = key.callback_id)
  ));
  return new;
end
$$;

-- A new or deleted line changes the text to search, so an update without changes makes set_searched() run again.
create function private.search_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  line public.request_log := coalesce(new, old);
begin
  update public.contact_submissions set status = status where id = line.quote_id;
  update public.callback_requests set status = status where id = line.callback_id;
  return null;
end
$$;
create trigger search_log after insert or delete on public.request_log
  for each row when (pg_trigger_depth() = 0) execute function private.search_log();

do $$
declare
  requests regclass;
begin
  foreach requests in array '{public.contact_submissions, public.callback_requests}'::regclass[] loop
    execute format('create trigger change_request before update on %s
      for each row execute function private.change_request()', requests);
    execute format('create trigger log_change before update on %s
      for each row execute function private.log_change()', requests);
    -- This trigger runs after receive_request() and log_change(), because it reads what they write.
    execute format('create trigger set_searched before insert or update on %s
      for each row execute function private.set_searched()', requests);
    execute format('create policy "Staff" on %s to authenticated using ((select private.is_staff()))', requests);
  end loop;
end
$$;
grant select, delete, update (name, phone, spam_reason, status, call_back_on, call_back_at)
  on public.contact_submissions, public.callback_requests to authenticated;
grant update (email) on public.contact_submissions to authenticated;
-- Staff may store the request of a customer who phones.
grant insert (name, phone, email, message, services) on public.contact_submissions to authenticated;

alter table private.outbox enable row level security;
create policy "Staff read" on private.outbox for select to authenticated using ((select private.is_staff()));
grant select (quote_id, callback_id, created_at, state, is_collected) on private.outbox to authenticated;
create policy "Staff read" on private.photos for select to authenticated using ((select private.is_staff()));
grant select (quote_id, id, created_at, content) on private.photos to authenticated;
-- Base64 is shorter in JSON than the hexadecimal bytes that PostgREST would send.
create view public.photos with (security_invoker = true) as
select quote_id, id, created_at, encode(content, 'base64') as content from private.photos;

-- These requests have a mail that was given up or is late. A mail is late after ten minutes, and a collected mail after
-- forty, because a collected mail goes every half hour.
-- The first condition lets PostgreSQL use the index of unsent mails.
create view private.unmailed with (security_invoker = true) as
select case when callback_id is null then 'quote' else 'callback' end as kind, coalesce(quote_id, callback_id) as id
from private.outbox
where state <> 'sent' and (
  state = 'dead' or created_at < now() - interval '10 minutes' * case when is_collected then 4 else 1 end
);

-- Returns the filters of the list that let a request through.
create function private.list_filters(status public.request_status, spam_reason text, is_due boolean) returns text[]
language sql immutable parallel safe
return array_remove(array[
  case when status < 'Gewonnen' and spam_reason is null then 'open' end,
  case when status = 'Nieuw' and spam_reason is null then 'nieuw' end,
  case when is_due then 'vandaag' end,
  case when status >= 'Gewonnen' then 'afgesloten' end,
  case when spam_reason is not null then 'spam' end,
  'alle'
], null);

-- Staff read requests of both kinds as one list.
create view public.requests with (security_invoker = true) as
select r.*, private.list_filters(status, spam_reason, is_due) as filters
from (
  select u.*,
    call_back_on is not null and call_back_on <= private.local_time()::date and status < 'Gewonnen' as is_due,
    (kind, id) in (select m.kind, m.id from private.unmailed as m) as unmailed,
    (
      select coalesce(jsonb_agg(to_jsonb(l) - '{quote_id, callback_id}'::text[] order by l.written_at, l.id), '[]')
      from public.request_log as l where l.quote_id = u.quote_id or l.callback_id = u.callback_id
    ) as log,
    (select array_agg(p.id order by p.created_at) from private.photos as p where p.quote_id = u.quote_id) as photos
  from (
    select 'quote' as kind, id, id as quote_id, null::bigint as callback_id, created_at, status, spam_reason,
      call_back_on, call_back_at, searched, to_jsonb(q) - '{searched, request_hash}'::text[] as request,
      private.is_leak(services) and status = 'Nieuw'
        and created_at > now() - interval '2 days' as is_new_leak
    from public.contact_submissions as q
    union all
    select 'callback', id, null, id, created_at, status, spam_reason,
      call_back_on, call_back_at, searched, to_jsonb(c) - '{searched, request_hash}'::text[], false
    from public.callback_requests as c
  ) as u
) as r;

-- Returns whether to raise the alarm: a new request has a mail that was given up or is late.
create function public.mail_is_late() returns boolean
language sql stable set search_path = ''
return exists (
  select from private.unmailed as m join public.requests as r using (kind, id) where r.status = 'Nieuw'
);
grant execute on function public.mail_is_late() to service_role;

-- Urgent requests come first, and new leaks among them in the order of their arrival; the rest comes by age. The query
-- reads only as many of the newest requests as asked for, by the index of age.
create function public.find_requests(filter text, words text, skip integer default 0, at_most integer default 100)
returns setof public.requests
-- A generic plan would read the column `searched` even for a list without search words.
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  -- A phone number is found in any spelling, because only the digits behind its zeros and 31 are compared.
  patterns text[] := array(
    select '%' || regexp_replace(private.fold(word), '^0*(?:310?(?=\d{3}|$))?(\d*)$', '\1') || '%'
    from regexp_split_to_table(words, '\s+') as word where word <> ''
  );
begin
  return query
  with matches as not materialized (
    select r.kind, r.id, r.created_at from public.requests as r
    where find_requests.filter = any (r.filters) and (patterns = '{}' or r.searched like all (patterns))
  ), urgent_requests as (
    select m.kind, m.id from private.unmailed as m
    union select r.kind, r.id from public.requests as r where r.is_new_leak or r.is_due
  ), page as (
    (select m.kind, m.id from matches as m order by m.created_at desc, m.kind desc, m.id desc limit skip + at_most)
    union select m.kind, m.id from matches as m join urgent_requests using (kind, id)
  )
  select r.* from page join public.requests as r using (kind, id)
  order by (r.unmailed and r.status = 'Nieuw') desc, r.is_new_leak desc,
    case when r.is_new_leak then r.created_at end, r.is_due desc,
    case when r.is_due then r.call_back_on + coalesce(r.call_back_at, '0:00') end, r.created_at desc, r.kind desc, r.id desc
  limit at_most offset skip;
end
$$;

-- Returns how many requests each filter lets through, and nothing for a stranger.
create function public.requests_overview() returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object('counts', coalesce(jsonb_object_agg(c.filter, c.requests), '{}'))
  from (
    select filter, sum(requests) as requests
    from (
      select status, spam_reason, is_due, count(*) as requests from public.requests group by status, spam_reason, is_due
    ) as alike, unnest(private.list_filters(status, spam_reason, is_due)) as filter
    group by filter
  ) as c
  having private.is_staff();
end;

grant usage on schema private to authenticated;
grant select on private.unmailed, public.request_log, public.requests to authenticated, service_role;
grant select on public.photos to authenticated;
grant delete, insert (id, quote_id, callback_id, text) on public.request_log to authenticated;
grant execute on function private.staff_email(), private.is_staff(), private.is_leak(text[]), private.fold(text),
  private.local_time(), private.list_filters(public.request_status, text, boolean), public.find_requests(text, text, integer, integer),
  public.requests_overview() to authenticated;
