-- What `npm run leads` asks for, with the secret key. One JSON value each, because the
-- hosted API gives no more than 1000 rows at a time. Days are days in Amsterdam.

-- Requests of both kinds, latest first; every condition may be left out. `containing` is
-- looked for in whatever the visitor sent, without regard to capitals.
create function public.list_leads(
  since date default null, of_kind text default null, containing text default null,
  only_spam boolean default false, only_unmailed boolean default false, at_most integer default null
) returns jsonb
language sql stable set search_path = ''
as $$
  with leads as (
    select 'quote' as kind, q.id, q.created_at, q.name, q.phone, q.email, q.services, q.message,
      q.spam_reason, o.state as mail
    from public.contact_submissions as q left join private.outbox as o on o.quote_id = q.id
    union all
    select 'callback', c.id, c.created_at, c.name, c.phone, null, null, null, c.spam_reason, o.state
    from public.callback_requests as c left join private.outbox as o on o.callback_id = c.id
  ), found as (
    select * from leads
    where (since is null or created_at >= since::timestamp at time zone 'Europe/Amsterdam')
      and (of_kind is null or kind = of_kind)
      and (containing is null or strpos(
        lower(concat_ws(' ', name, phone, email, array_to_string(services, ', '), message)), lower(containing)
      ) > 0)
      and (not only_spam or spam_reason is not null)
      and (not only_unmailed or mail is distinct from 'sent')
    order by created_at desc, kind, id desc
    limit at_most
  )
  select coalesce(jsonb_agg(to_jsonb(found) order by created_at desc, kind, id desc), '[]') from found;
$$;

create function public.list_counters(since date default null) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(c) order by c.day, c.page, c.event, c.detail), '[]')
  from private.counters as c
  where since is null or c.day >= since;
$$;

revoke all on function public.list_leads(date, text, text, boolean, boolean, integer), public.list_counters(date)
  from public, anon, authenticated;
grant execute on function public.list_leads(date, text, text, boolean, boolean, integer), public.list_counters(date)
  to service_role;
