-- A stranger who makes up pages could fill the day's counters, so that nothing else is
-- counted. Once the website has told which pages it has, only those are counted.

-- Empty until the first release that tells, and on the embedded backend: then the shape of an address decides.
create table private.pages (
  path text primary key
);
grant select, insert, delete on private.pages to service_role;

-- The pages of the website as it is now, and no others; returns how many can be counted.
create function public.set_pages(paths text[]) returns integer
language sql volatile set search_path = ''
as $$
  delete from private.pages where path <> all (paths);
  insert into private.pages (path)
  select distinct path from unnest(paths) as path where private.is_counted(path, 'view', '')
  on conflict do nothing;
  select count(*)::integer from private.pages;
$$;

-- As before, but only pages that exist, and without waiting long: a count is worth less than
-- the connection that it holds while it waits.
create or replace function public.count_events(events jsonb) returns void
language plpgsql volatile security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  today date := (now() at time zone 'Europe/Amsterdam')::date;
  pages_are_known boolean := exists (select from private.pages);
  is_full boolean;
begin
  -- The website sends far fewer at once; a longer list comes from somebody else.
  if jsonb_typeof(events) is distinct from 'array' or jsonb_array_length(events) > 50 then
    return;
  end if;
  -- One at a time until the transaction ends: no two wait for each other's rows, and the cap holds.
  perform pg_advisory_xact_lock(hashtextextended('private.counters', 0));
  -- Pages that are known bound the rows by themselves.
  is_full := not pages_are_known and (
    select count(*) >= (select most_counters_a_day from private.settings) from private.counters where day = today
  );

  insert into private.counters as known (day, page, event, detail, times)
  select today, sent.page, sent.event, sent.detail, count(*)
  from jsonb_array_elements(events) as one,
    lateral (select one ->> 'page', one ->> 'event', coalesce(one ->> 'detail', '')) as sent (page, event, detail)
  where private.is_counted(sent.page, sent.event, sent.detail)
    and (not pages_are_known or exists (select from private.pages as p where p.path = sent.page))
    and (not is_full or exists (
      select from private.counters as c
      where c.day = today and c.page = sent.page and c.event = sent.event and c.detail = sent.detail
    ))
  group by sent.page, sent.event, sent.detail
  on conflict (day, page, event, detail) do update set times = known.times + excluded.times;
exception when lock_not_available then
  return;
end
$$;

revoke all on function public.set_pages(text[]) from public, anon, authenticated;
grant execute on function public.set_pages(text[]) to service_role;
grant execute on function private.is_counted(text, text, text) to service_role;
