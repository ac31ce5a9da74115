-- The overview names who has a leak before everybody else: of more requests than fit in, no leak is among the unnamed.
create or replace function private.told_requests(
  states text[], since_time timestamptz, until_time timestamptz, at_most integer
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(told) order by told.urgent desc, told.created_at), '[]')
  from (
    select case when q.id is null then 'callback' else 'quote' end as kind,
      o.created_at, o.state, coalesce(q.name, c.name) as name, coalesce(q.phone, c.phone) as phone,
      coalesce('Daklekkage (Spoed)' = any (q.services), false) as urgent
    from private.outbox as o
    left join public.contact_submissions as q on q.id = o.quote_id
    left join public.callback_requests as c on c.id = o.callback_id
    where o.state = any (states) and o.created_at >= since_time and o.created_at < until_time
    order by urgent desc, o.created_at
    limit at_most
  ) as told;
$$;
