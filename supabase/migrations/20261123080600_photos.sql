-- Stores a JPEG (base64) with the newest request that has these values. A stranger gets the same answer for a request
-- that is too old, looks like spam, or never existed.
create function public.store_photo(quote jsonb, content text) returns text
language plpgsql volatile set search_path = '' set lock_timeout = '500ms'
as $$
declare
  photo_id uuid := md5(content)::uuid;
  jpeg bytea := decode(content, 'base64');
  -- A smaller photograph counts as this many bytes, because every row takes time to count.
  min_bytes constant integer := 50000;
  request_id bigint;
  has_room boolean;
begin
  select q.id into request_id from public.contact_submissions as q
  where q.request_hash = private.request_hash('contact_submissions', quote)
    and q.spam_reason is null and q.created_at > now() - interval '1 hour'
  order by q.created_at desc limit 1;
  if request_id is null then
    return 'unknown';
  end if;
  -- A lock lets in one caller at a time, so that the counts stay right. The counts come before the insert, because a
  -- row that is rolled back stays on the disk.
  perform pg_advisory_xact_lock(hashtextextended('private.photos', 0));
  if exists (select from private.photos as p where p.quote_id = request_id and p.id = photo_id) then
    return 'stored';
  end if;
  select count(*) filter (where p.quote_id = request_id) < s.max_photos_per_request
    and coalesce(sum(greatest(octet_length(p.content), min_bytes)), 0) + greatest(octet_length(jpeg), min_bytes)
      <= s.max_photo_bytes
  into has_room
  from private.settings as s left join private.photos as p on true
  group by s.max_photos_per_request, s.max_photo_bytes;
  if not has_room then
    return 'full';
  end if;
  insert into private.photos (quote_id, id, content) values (request_id, photo_id, jpeg);
  return 'stored';
end
$$;

-- After an attempt without an answer, a mail gets no photographs, because they may be why no answer came.
create function public.photos_of_mail(mail bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(encode(p.content, 'base64') order by p.created_at), '[]')
  from private.photos as p join private.outbox as o on o.quote_id = p.quote_id
  where o.id = mail and o.unanswered = 0;
$$;

grant execute on function public.store_photo(jsonb, text), public.photos_of_mail(bigint) to service_role;
