-- A trigger looks at each request before it is stored. docs/decisions/ has the reasons: 0006, 0008 and 0009.

-- Equal values have equal hashes, because jsonb has one spelling for a value, whatever the order of its fields.
create function private.request_hash(kind text, fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
return encode(sha256(convert_to(kind || jsonb_strip_nulls(fields)::text, 'UTF8')), 'hex');

-- These are the columns of both tables that a visitor fills in.
create function private.field_names() returns text[]
language sql immutable parallel safe
return '{name, phone, email, message, services}'::text[];

-- Returns the typed fields of a request, for its hash and its text to search.
create function private.fields_of(request jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return (select jsonb_object_agg(key, value) from jsonb_each(request) where key = any (private.field_names()));

-- A source is an IPv4 address or an IPv6 /48, because one household may have a whole /48. Only a keyed hash is stored.
create function private.request_source() returns text
language plpgsql stable set search_path = ''
as $$
declare
  hash_key text := (select s.hash_key from private.settings as s);
  address inet;
begin
  address := nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip';
  address := network(set_masklen(address, case family(address) when 6 then 48 else 32 end));
  return coalesce(private.request_hash(hash_key, to_jsonb(address)), 'unknown');
exception when invalid_text_representation then
  return 'unknown';
end
$$;

-- Raises an error that PostgREST turns into an answer with this status, code and message.
create function private.refuse(status integer, code text, message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message)::text,
    detail = jsonb_build_object('status', status, 'headers', '{}'::jsonb)::text;
end
$$;

-- Counts a request, and returns how many requests its source sent in this hour. Only the source's own row is locked.
-- The hour is UTC's, because the caller chooses the session's time zone by "Prefer: timezone".
create function private.count_request(source text) returns integer
language plpgsql set search_path = ''
as $$
declare
  requests integer;
begin
  insert into private.rate_limits as r (source, hour, requests)
  values (count_request.source, date_trunc('hour', now(), 'UTC'), 1)
  on conflict on constraint rate_limits_pkey do update set requests = r.requests + 1
    where r.requests < (select s.max_per_source_per_hour from private.settings as s)
  returning r.requests into requests;
  if requests is null then
    perform private.refuse(429, 'too_many_requests', 'Too many requests, please phone.');
  end if;
  return requests;
end
$$;

-- A repeat has the hash of a request that was stored after `since`.
create function private.is_repeat(request_hash text, since timestamptz) returns boolean
language sql stable
return exists (
  select from public.contact_submissions as q where q.request_hash = is_repeat.request_hash and q.created_at > since
) or exists (
  select from public.callback_requests as c where c.request_hash = is_repeat.request_hash and c.created_at > since
);

-- Says why a visitor's request looks like spam, or null. `requests` is how many requests its source sent in this hour.
create function private.spam_reason(fields jsonb, source text, requests integer) returns text
language sql immutable
return case
  when requests > 5 and source <> 'unknown' then 'source'
  when fields ->> 'name' ~* 'https?://' or regexp_count(fields ->> 'message', 'https?://', 1, 'i') >= 3 then 'links'
end;

-- Counts and judges a request before it is stored. A repeat is dropped, and its sender hears nothing of that.
create function private.receive_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sender text := current_setting('role');
  -- A staff device keeps a typed request, and may send the request again hours after the answer was lost.
  repeat_time interval := case sender when 'authenticated' then interval '1 day' else interval '10 minutes' end;
  source text := 'unknown';
  requests integer := 0;
  fields jsonb;
begin
  if sender = 'anon' then
    -- A bulk insert stores only its first row. An error would roll the count back, but leave dead rows on the disk.
    if current_setting('private.has_sent', true) = 'yes' then
      return null;
    end if;
    perform set_config('private.has_sent', 'yes', true);
    source := private.request_source();
    requests := private.count_request(source);
  end if;
  new.taken_by := case sender when 'authenticated' then private.staff_email() end;
  -- An account that is not staff is refused here, because row level security acts only after a repeat is dropped.
  if sender = 'authenticated' and new.taken_by is null then
    raise insufficient_privilege;
  end if;
  fields := private.fields_of(to_jsonb(new));
  -- The size is checked here, because a constraint would be checked only after this trigger.
  if octet_length(fields::text) > 24000 then
    perform private.refuse(413, 'too_large', 'The request is too large.');
  end if;
  new.spam_reason := case when new.taken_by is null then private.spam_reason(fields, source, requests) end;
  -- The hash contains the staff member's address, so a stranger who knows the fields cannot find the request by them.
  new.request_hash := private.request_hash(coalesce(new.taken_by, tg_table_name), fields);
  -- A lock makes equal requests wait for each other, so that two requests at once are stored as one.
  perform pg_advisory_xact_lock(hashtextextended(new.request_hash, 0));
  if private.is_repeat(new.request_hash, now() - repeat_time) then
    return null;
  end if;
  return new;
end
$$;

-- A trigger refuses missing fields, because a constraint would also refuse older requests without a new field.
create function private.refuse_incomplete() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise not_null_violation using message = format('A field is missing (%s)', tg_name);
end
$$;

do $$
declare
  requests regclass;
begin
  foreach requests in array '{public.contact_submissions, public.callback_requests}'::regclass[] loop
    execute format('create trigger receive_request before insert on %s
      for each row execute function private.receive_request()', requests);
    execute format($sql$create policy "Visitors send what is new, and nothing that staff add" on %s for insert to anon
      with check (created_at = now() and status = 'Nieuw' and call_back_on is null and taken_by is null)$sql$, requests);
  end loop;
end
$$;

-- Triggers run in the order of their names, so receive_request() has already filled in `taken_by`.
create trigger visitors_fill_in_all before insert on public.contact_submissions for each row
  when (new.taken_by is null and num_nulls(new.email, new.message, new.services) > 0)
  execute function private.refuse_incomplete();
