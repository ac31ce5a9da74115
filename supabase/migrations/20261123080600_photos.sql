-- Photographs that follow a stored quote request. The rules and their reasons: docs/decisions/0031-photographs-in-the-database.md.

alter table private.settings
  -- Per hour, of a source and of all.
  add column max_photos_per_source integer not null default 40,
  add column max_photos_per_hour integer not null default 200;

create table private.photos (
  quote_id bigint not null references public.contact_submissions on delete cascade,
  -- Chosen by the browser, so that what it sends again is stored once; means nothing with another request.
  id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  -- The same limit as in supabase/functions/_shared/photo.ts.
  content bytea not null constraint content_within_limits check (octet_length(content) <= 1500000),
  mailed_at timestamptz,
  primary key (quote_id, id)
);
alter table private.photos enable row level security;
create policy "Staff see photographs" on private.photos for select to authenticated
  using ((select private.is_staff()));
grant select (quote_id, id, created_at, content) on private.photos to authenticated;
grant select, insert, delete, update (mailed_at) on private.photos to service_role;

-- With the caller's rights. Base64, which is shorter in JSON than what PostgREST makes of bytes.
create view public.photos with (security_invoker = true) as
select quote_id, id, created_at, encode(content, 'base64') as content from private.photos;

-- The second mail about a request, with the photographs that came too late for the first.
alter table private.outbox
  add column photo_mail_attempts integer not null default 0,
  add column photo_mail_leased_until timestamptz not null default '-infinity';

-- Keeps a JPEG that the edge function has checked, sent from `sent_by` (headers of the visitor's call) for the newest
-- request with these values: "stored", also when it was before, or one of `photoRefusals` in _shared/photo.ts.
create function public.store_photo(quote jsonb, photo uuid, content text, sent_by jsonb) returns text
language plpgsql volatile set search_path = '' set lock_timeout = '500ms'
as $$
declare
  caps private.settings;
  mail private.outbox;
  picture bytea := decode(content, 'base64');
  requested_hash text := private.request_hash('contact_submissions', quote);
  of_request bigint;
  from_source integer;
begin
  select o.quote_id into of_request from private.outbox as o
  where o.request_hash = requested_hash order by o.created_at desc limit 1;
  if of_request is null then
    return 'unknown';
  end if;
  -- One photograph of a request at a time, and none while its second mail begins.
  perform pg_advisory_xact_lock(hashtextextended('photos of ' || of_request, 0));
  if exists (select from private.photos as p where p.quote_id = of_request and p.id = photo) then
    return 'stored';
  end if;
  select * into mail from private.outbox as o where o.quote_id = of_request;
  if mail.created_at < now() - interval '1 hour' or mail.photo_mail_attempts > 0 then
    return 'late';
  end if;
  select * into strict caps from private.settings;
  if (select count(*) from private.photos as p where p.quote_id = of_request) >= 5 then
    return 'full';
  end if;
  perform set_config('request.headers', sent_by::text, true);
  from_source := private.count_request('photos of ' || private.request_source());
  if from_source > caps.max_photos_per_source then
    return 'full';
  end if;
  -- Last, as everybody waits for it; until the transaction ends, the sum below holds.
  if private.count_request('photos') > caps.max_photos_per_hour then
    return 'full';
  end if;
  if (select coalesce(sum(octet_length(p.content)), 0) from private.photos as p) + octet_length(picture)
    > caps.max_photo_bytes
  then
    return 'full';
  end if;
  insert into private.photos (quote_id, id, content) values (of_request, photo, picture);
  return 'stored';
end
$$;

-- What the next mail about this request takes along, oldest first. A first mail that failed may have failed on its
-- photographs, so it goes again without: they follow in the second.
create function public.unmailed_photos(mail bigint) returns uuid[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(p.id order by p.created_at), '{}')
  from private.photos as p join private.outbox as o on o.quote_id = p.quote_id
  where o.id = mail and p.mailed_at is null and (o.state = 'sent' or o.attempts = 1);
$$;

-- One of them, as base64.
create function public.photo_content(mail bigint, photo uuid) returns text
language sql stable set search_path = ''
as $$
  select encode(p.content, 'base64')
  from private.photos as p join private.outbox as o on o.quote_id = p.quote_id
  where o.id = mail and p.id = photo;
$$;

drop function public.mark_mail_sent(bigint, uuid);
-- The first mail or the second, with the photographs that were in it. Also after the lease ran out: it did leave.
create function public.mark_mail_sent(mail bigint, held_lease uuid, photos uuid[] default '{}') returns void
language sql volatile set search_path = ''
as $$
  update private.outbox
  set state = 'sent', sent_at = now(), leased_until = null, last_error = null
  where (id = mail or lease = held_lease) and state <> 'sent';
  update private.photos as p set mailed_at = now()
  from private.outbox as o where o.id = mail and p.quote_id = o.quote_id and p.id = any (photos);
$$;

-- A request whose second mail is due: five photographs, or three minutes since the last. Leased for 5, 10, 20 ... minutes,
-- eight times; null without any.
create function public.lease_photo_mail() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  due private.outbox;
begin
  select o.* into due from private.outbox as o
  where o.state = 'sent' and not o.is_collected and o.photo_mail_attempts < 8 and o.photo_mail_leased_until < now()
    and o.quote_id in (
      select p.quote_id from private.photos as p group by p.quote_id
      having bool_or(p.mailed_at is null)
        and (count(*) >= 5 or max(p.created_at) < now() - interval '3 minutes')
    )
  order by o.created_at limit 1;
  -- What is being stored is stored before it is read for the mail.
  perform pg_advisory_xact_lock(hashtextextended('photos of ' || due.quote_id, 0));
  update private.outbox as o
  set photo_mail_attempts = o.photo_mail_attempts + 1,
    photo_mail_leased_until = now() + interval '5 minutes' * power(2, o.photo_mail_attempts)
  where o.id = due.id and o.photo_mail_leased_until < now();
  return (
    select jsonb_build_object('id', due.id, 'message_id', due.message_id, 'kind', 'quote', 'request', to_jsonb(q))
    from public.contact_submissions as q where q.id = due.quote_id and found
  );
end
$$;

do $$
declare
  callable text;
begin
  foreach callable in array array[
    'public.store_photo(jsonb, uuid, text, jsonb)', 'public.unmailed_photos(bigint)',
    'public.photo_content(bigint, uuid)', 'public.mark_mail_sent(bigint, uuid, uuid[])', 'public.lease_photo_mail()'
  ] loop
    execute format('revoke all on function %s from public, anon, authenticated', callable);
    execute format('grant execute on function %s to service_role', callable);
  end loop;
  revoke all on public.photos from public, anon, authenticated, service_role;
  grant select on public.photos to authenticated;
  -- For store_photo, which has the rights of its caller.
  grant insert, update on private.rate_limits to service_role;
  grant execute on function private.request_source(), private.count_request(text) to service_role;
end
$$;
