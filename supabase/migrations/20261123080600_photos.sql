-- The reasons are in docs/decisions/0010-photographs-in-the-database.md.

create table private.photos (
  quote_id bigint not null references public.contact_submissions on delete cascade,
  -- This is a hash of the content, so that a photograph that is sent again is stored once.
  id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  content bytea not null constraint content_within_limits check (octet_length(content) <= 400000),
  primary key (quote_id, id)
);
alter table private.photos enable row level security;
create policy "Staff see photographs" on private.photos for select to authenticated
  using ((select private.is_staff()));
grant select (quote_id, id, created_at, content) on private.photos to authenticated;
grant select, insert, delete on private.photos to service_role;

-- Base64 is shorter in JSON than what PostgREST makes of bytes.
create view public.photos with (security_invoker = true) as
select quote_id, id, created_at, encode(content, 'base64') as content from private.photos;

-- Stores JPEGs (base64), all or none, for the newest request with these values. Without JPEGs it tells whether it would.
-- `late` is the mail of the request when these photographs are the first to come after it.
create function public.store_photos(quote jsonb, contents text[] default '{}') returns jsonb
language plpgsql volatile set search_path = '' set lock_timeout = '500ms'
as $$
declare
  mail private.outbox;
  is_late boolean;
begin
  select o.* into mail from private.outbox as o
  where o.request_hash = private.request_hash('contact_submissions', quote) order by o.created_at desc limit 1;
  if mail.id is null or mail.created_at < now() - interval '1 hour' then
    return jsonb_build_object('answer', case when mail.id is null then 'unknown' else 'late' end);
  end if;
  if cardinality(contents) > 0 then
    -- Callers take turns, so that these counts hold. Late mails count at the mail provider too.
    perform pg_advisory_xact_lock(hashtextextended('private.photos', 0));
    select mail.state = 'sent' and count(*) < 20 and count(*) filter (where p.quote_id = mail.quote_id) = 0 into is_late
    from (
      select distinct p.quote_id from private.photos as p join private.outbox as o on o.quote_id = p.quote_id
      where p.created_at > o.sent_at and p.created_at > now() - interval '1 day'
    ) as p;
    insert into private.photos (quote_id, id, content)
    select mail.quote_id, md5(c)::uuid, decode(c, 'base64') from unnest(contents) as c on conflict do nothing;
    is_late := is_late and found;
    if (select count(*) from private.photos as p where p.quote_id = mail.quote_id) > 5
      or (select sum(octet_length(p.content)) from private.photos as p) > (select max_photo_bytes from private.settings)
    then
      raise exception 'There is no room for these photographs.' using errcode = 'program_limit_exceeded';
    end if;
  end if;
  return jsonb_build_object('answer', 'stored', 'late', (
    select jsonb_build_object('id', mail.id, 'message_id', mail.message_id, 'kind', 'quote', 'request', to_jsonb(q))
    from public.contact_submissions as q where q.id = mail.quote_id and is_late
  ));
exception when program_limit_exceeded then
  return jsonb_build_object('answer', 'full');
end
$$;

-- Only the first attempt takes photographs along, as it may fail because of them.
create function public.photos_of_mail(mail bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(encode(p.content, 'base64') order by p.created_at), '[]')
  from private.photos as p join private.outbox as o on o.quote_id = p.quote_id
  where o.id = mail and o.attempts = 1;
$$;

revoke all on function public.store_photos(jsonb, text[]), public.photos_of_mail(bigint) from public, anon, authenticated;
grant execute on function public.store_photos(jsonb, text[]), public.photos_of_mail(bigint) to service_role;
revoke all on public.photos from public, anon, authenticated, service_role;
grant select on public.photos to authenticated;
