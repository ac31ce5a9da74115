-- How often something happens per day and page: shows the owner which page and which
-- field costs requests. There is no place for a person in it: a day, an address of the
-- site, a word of a fixed list, and a number.

alter table private.settings
  -- Rows per day; beyond them only what is there already is counted on.
  add column most_counters_a_day integer not null default 1000;

-- What may be counted. An address has at most two words without digits, so that no phone
-- number and no id fits in; tests/database/counters.test.ts compares it with the site's pages.
create function private.is_counted(page text, event text, detail text) returns boolean
language sql immutable set search_path = ''
return char_length(page) <= 60
  and page ~ '^/([a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*)?)?$'
  and case
    when event in ('view', 'phone', 'chat', 'contact') then detail = ''
    -- Which form.
    when event in ('start', 'sent') then detail in ('quote', 'callback')
    -- Which form and field.
    when event = 'error' then detail in (
      'quote.services', 'quote.name', 'quote.phone', 'quote.email', 'quote.message',
      'callback.name', 'callback.phone'
    )
    else false
  end;

create table private.counters (
  day date not null,
  page text not null,
  event text not null,
  detail text not null,
  times bigint not null check (times > 0),
  primary key (day, page, event, detail),
  constraint holds_nothing_else check (private.is_counted(page, event, detail))
);

-- What the website calls, with [{"page": "/contact", "event": "start", "detail": "quote"}, …].
-- Whatever is not to be counted is passed over in silence: nobody waits for the answer.
create function public.count_events(events jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Amsterdam')::date;
  is_full boolean;
begin
  -- The website sends far fewer at once; a longer list comes from somebody else.
  if jsonb_typeof(events) is distinct from 'array' or jsonb_array_length(events) > 50 then
    return;
  end if;
  -- One at a time until the transaction ends: no two wait for each other's rows, and the cap holds.
  perform pg_advisory_xact_lock(hashtextextended('private.counters', 0));
  select count(*) >= (select most_counters_a_day from private.settings) into is_full
  from private.counters where day = today;

  insert into private.counters as known (day, page, event, detail, times)
  select today, sent.page, sent.event, sent.detail, count(*)
  from jsonb_array_elements(events) as one,
    lateral (select one ->> 'page', one ->> 'event', coalesce(one ->> 'detail', '')) as sent (page, event, detail)
  where private.is_counted(sent.page, sent.event, sent.detail)
    and (not is_full or exists (
      select from private.counters as c
      where c.day = today and c.page = sent.page and c.event = sent.event and c.detail = sent.detail
    ))
  group by sent.page, sent.event, sent.detail
  on conflict (day, page, event, detail) do update set times = known.times + excluded.times;
end
$$;

-- The one function with its maker's rights that a visitor can call: the table stays closed.
revoke all on function public.count_events(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.count_events(jsonb) to anon;
revoke all on function private.is_counted(text, text, text) from public;
grant select, delete on private.counters to service_role;

-- As before, and the counters as well.
create or replace function public.clean_up() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  oldest timestamptz;
begin
  select now() - kept_for into oldest from private.settings;
  delete from public.contact_submissions where created_at < oldest;
  delete from public.callback_requests where created_at < oldest;
  delete from private.counters where day < (oldest at time zone 'Europe/Amsterdam')::date;
  delete from private.arrivals where hour < now() - interval '23 hours';
  update private.outbox set state = 'dead'
  where state = 'waiting' and attempts >= 100 and (leased_until is null or leased_until < now());
end
$$;
