-- Stores JPEGs (base64), all or none, for the newest request with these values. `late` is its mail, if these are the first after it.
create function public.store_photos(quote jsonb, contents text[] default '{}') returns jsonb
language plpgsql volatile set search_path = '' set lock_timeout = '500ms'
as $$
declare
  mail private.mails;
  settings private.settings;
  is_full boolean;
  is_late boolean := false;
begin
  select m.* into mail from private.mails as m join public.contact_submissions as q on q.id = m.quote_id
  where q.request_hash = private.request_hash('contact_submissions', quote) order by q.created_at desc limit 1;
  -- A stranger gets the same answer for what is too late, looks like spam, or never existed.
  if mail.id is null or mail.is_spam or mail.created_at < now() - interval '1 hour' then
    return jsonb_build_object('answer', 'unknown');
  end if;
  -- Callers take turns, so that the counts hold. The checks come first, because what is rolled back stays on the disk.
  perform pg_advisory_xact_lock(hashtextextended('private.photos', 0));
  select * into strict settings from private.settings;
  select count(*) filter (where p.quote_id = mail.quote_id) > settings.max_photos_per_request
    or sum(p.bytes) > settings.max_photo_bytes
  into is_full
  from (
    select quote_id, id, octet_length(content) as bytes from private.photos
    union select mail.quote_id, md5(c)::uuid, octet_length(decode(c, 'base64')) from unnest(contents) as c
  ) as p;
  if is_full then
    return jsonb_build_object('answer', 'full');
  end if;
  insert into private.photos (quote_id, id, content)
  select mail.quote_id, md5(c)::uuid, decode(c, 'base64') from unnest(contents) as c on conflict do nothing;
  if found and mail.state = 'sent' then
    insert into private.sent_mails (kind, mail)
    select 'photos', mail.id from private.sent_mails as s
    where s.kind = 'photos' and s.sent_at > now() - interval '1 day' having count(*) < 20
    on conflict do nothing;
    is_late := found;
  end if;
  return jsonb_build_object(
    'answer', 'stored', 'request', mail.quote_id, 'late', case when is_late then to_jsonb(mail) end
  );
end
$$;

-- None after an attempt that may have arrived or after three attempts, because the photographs may be why they failed.
create function public.photos_of_mail(mail bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(encode(p.content, 'base64') order by p.created_at), '[]')
  from private.photos as p join private.outbox as o on o.quote_id = p.quote_id
  where o.id = mail and o.unanswered = 0 and o.attempts <= 3;
$$;

grant execute on function public.store_photos(jsonb, text[]), public.photos_of_mail(bigint) to service_role;
